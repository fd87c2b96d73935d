import Fastify from 'fastify';
import { problems } from './problems.ts';

async function requestFailingRoute(failure: Error) {
  const app = Fastify();
  await app.register(problems);
  app.get('/v1/failing', () => {
    throw failure;
  });
  const response = await app.inject('/v1/failing');
  await app.close();
  return response;
}

it('asks the client to retry after a transient failure of the database', async () => {
  const deadlock = Object.assign(new Error('deadlock detected'), { code: '40P01' });

  const { statusCode, headers, json } = await requestFailingRoute(deadlock);

  expect(statusCode).toBe(503);
  expect(headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
  expect(json()).toMatchObject({ code: 'unavailable' });
});

it('does not reveal the reason of an unexpected failure', async () => {
  const { statusCode, body } = await requestFailingRoute(new TypeError('secret is undefined'));

  expect(statusCode).toBe(500);
  expect(body).not.toContain('secret');
});
