import Fastify from 'fastify';
import { AnswerCache } from './answer-cache.ts';

afterEach(() => jest.restoreAllMocks());

it('does not keep an answer for longer when the clock is set back by an hour', async () => {
  const app = Fastify();
  let count = 0;
  app.get('/v1/seasons/current', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ count: (count += 1) }),
  );
  const cache = new AnswerCache(app);
  const read = async () => (await cache.read('', '/v1/seasons/current')).answer?.body;
  expect(await read()).toBe('{"count":1}');

  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now - 3_600_000);

  expect(await read()).toBe('{"count":2}');
  await app.close();
});
