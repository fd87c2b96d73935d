import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { RequestLimiter } from '@emberclutch/server/shares/request-limiter.ts';
import { ResponseCache } from '../rendering/response-cache.ts';
import { readCaller } from '../rendering/caller.ts';
import { limitClients } from './limit-clients.ts';

let app: FastifyInstance;
let url: string;
let providerAddresses: string[];
let blockedFile: { requestCount: number; release: () => void };

beforeEach(async () => {
  providerAddresses = [];
  app = fastify({ trustProxy: (_address, hop) => hop < 1 });
  await app.register(limitClients, {
    limiter: new RequestLimiter({ perSecond: 1, maxInFlight: 20 }, () => 0),
  });
  const responses = new ResponseCache(app);
  app.get('/v1/assets/:id', async ({ ip }) => {
    providerAddresses.push(ip);
    return {};
  });
  app.get<{ Params: { id: string } }>('/details/:id', async (request) => {
    await responses.read('', `/v1/assets/${request.params.id}`, readCaller(request));
  });
  app.get('/embed/v1/frame/asset/:id', async () => '');
  app.get('/host/1/entry.js', async () => '');
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  blockedFile = { requestCount: 0, release };
  app.get('/host/1/blocked.js', async () => {
    blockedFile.requestCount += 1;
    await released;
  });
  url = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => app.close());

/** Sends twelve requests one after another. @returns how many of them the edge refuses */
async function countRefusals(path: string, headers: Record<string, string>): Promise<number> {
  let refusalCount = 0;
  for (let index = 0; index < 12; index += 1)
    if ((await fetch(`${url}${path}`, { headers })).status === 429) refusalCount += 1;
  return refusalCount;
}

it.each(['/details/7', '/embed/v1/frame/asset/7', '/v1/assets/7'])(
  'the edge limits the requests of one network for %s without limiting another network',
  async (path) => {
    expect(await countRefusals(path, { 'x-forwarded-for': '203.0.113.7' })).toBeGreaterThan(0);

    expect((await fetch(`${url}${path}`, { headers: { 'x-forwarded-for': '203.0.113.8' } })).status).toBe(
      200,
    );
    expect(await countRefusals(path, {})).toBe(0);
  },
);

it.each([
  ['/v1/assets/7', 2],
  ['/details/7', 10],
  ['/oembed', 11],
  ['/v1/assets/7/share.png', 11],
  ['/v1/world/dragons', 11],
])('the edge counts %s according to its cost', async (path, expected) => {
  expect(await countRefusals(path, { 'x-forwarded-for': '203.0.113.7' })).toBe(expected);
});

it('the edge looks up only a few release files at a time', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.7' };

  const files = Array.from({ length: 60 }, async () => fetch(`${url}/host/1/blocked.js`, { headers }));
  await fetch(`${url}/host/1/entry.js`, { headers: { 'x-forwarded-for': '203.0.113.8' } });
  const { requestCount } = blockedFile;
  blockedFile.release();
  const statuses = (await Promise.all(files)).map(({ status }) => status);

  expect(requestCount).toBeLessThan(60);
  expect(new Set(statuses)).toEqual(new Set([200]));
});

it('the edge does not count files of releases', async () => {
  expect(await countRefusals('/host/1/entry.js', { 'x-forwarded-for': '203.0.113.7' })).toBe(0);
});

it('the edge answers a refused call with a problem, which pages of other sites can read', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.7' };
  await countRefusals('/v1/assets/7', headers);

  const response = await fetch(`${url}/v1/assets/7`, { headers });

  expect(Object.fromEntries(response.headers)).toMatchObject({
    'retry-after': '2',
    'access-control-allow-origin': '*',
  });
  expect(await response.json()).toMatchObject({ code: 'too_many_requests', status: 429 });
});

it('the edge forwards the network of a client to the provider with the calls of its page', async () => {
  await fetch(`${url}/details/7`, { headers: { 'x-forwarded-for': '198.51.100.1, 203.0.113.7' } });

  expect(providerAddresses).toEqual(['203.0.113.7']);
});
