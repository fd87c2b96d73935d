import Fastify from 'fastify';
import { ResponseCache } from './response-cache.ts';
import { edgeCaller } from './caller.ts';

afterEach(() => jest.restoreAllMocks());

it('the cache does not keep a response longer if the clock is set back by an hour', async () => {
  const app = Fastify();
  let count = 0;
  app.get('/v1/seasons/current', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ count: (count += 1) }),
  );
  const cache = new ResponseCache(app);
  const read = async () => (await cache.read('', '/v1/seasons/current', edgeCaller)).response?.body;
  expect(await read()).toBe('{"count":1}');

  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now - 3_600_000);

  expect(await read()).toBe('{"count":2}');
  await app.close();
});

it('the cache repeats a refused call for a client of another network, and keeps the response', async () => {
  const app = Fastify();
  const clientAddresses: string[] = [];
  app.get('/v1/seasons/current', async ({ ip }, reply) => {
    clientAddresses.push(ip);
    return reply
      .status(ip === '203.0.113.7' ? 429 : 200)
      .header('cache-control', 'max-age=60')
      .send({});
  });
  const cache = new ResponseCache(app);
  const read = async (remoteAddress: string) => {
    const caller = { share: remoteAddress, origin: { remoteAddress, headers: {} } };
    return (await cache.read('', '/v1/seasons/current', caller)).response?.status;
  };

  const statuses = await Promise.all([read('203.0.113.7'), read('203.0.113.8')]);
  const repeatedStatus = await read('203.0.113.7');

  expect([...statuses, repeatedStatus]).toEqual([429, 200, 200]);
  expect(clientAddresses).toEqual(['203.0.113.7', '203.0.113.8']);
  await app.close();
});
