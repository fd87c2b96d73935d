import fastify from 'fastify';
import { answerDiskFailure } from './answer-disk-failure.ts';

it.each([
  ['EIO', 503, '5'],
  ['EMFILE', 503, '5'],
  ['ENOENT', 500, undefined],
])('the edge answers a request that fails with the code %s with %d', async (code, status, retryAfter) => {
  const app = fastify();
  await app.register(answerDiskFailure);
  app.get('/', async () => {
    throw Object.assign(new Error('read'), { code, syscall: 'read' });
  });

  const { statusCode, headers } = await app.inject('/');

  expect([statusCode, headers['retry-after']]).toEqual([status, retryAfter]);
  await app.close();
});
