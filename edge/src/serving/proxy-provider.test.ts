import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { proxyProvider, Upstreams } from './proxy-provider.ts';

let openedApps: FastifyInstance[];
beforeEach(() => void (openedApps = []));
afterEach(() => Promise.all(openedApps.map((app) => app.close())));

const listen = (app: FastifyInstance) => app.listen({ host: '127.0.0.1', port: 0 });

/** Opens a provider that returns its name and the forwarded headers, or the URL. */
async function openProvider(name: string) {
  const app = fastify();
  let isReady = true;
  app.get('/readyz', (_request, reply) => reply.status(isReady ? 200 : 503).send({}));
  app.get('/v1/who', ({ headers }) => ({
    name,
    address: headers['x-forwarded-for'],
    host: headers['x-forwarded-host'],
    requestId: headers['x-request-id'],
  }));
  app.post('/v1/echo', ({ body }) => ({ name, body }));
  app.get('*', ({ url }) => ({ url }));
  openedApps.push(app);
  return {
    url: await listen(app),
    server: app.server,
    close: () => app.close(),
    drain: () => (isReady = false),
  };
}

async function openEdge(...urls: string[]) {
  const app = fastify();
  await app.register(proxyProvider, { urls });
  openedApps.push(app);
  const requestName = async () => (await app.inject('/v1/who')).json<{ name: string }>().name;
  return {
    app,
    /** Returns the names of the providers that answer six requests. */
    requestSixTimes: async () => (await Promise.all(Array.from({ length: 6 }, requestName))).toSorted(),
    /** Opens a connection to the edge. @returns it, and a function that sends these lines */
    connect: async (...lines: string[]) => {
      const client = connect({ host: '127.0.0.1', port: Number(new URL(await listen(app)).port) });
      return { client, write: () => client.write(lines.join('\r\n')) };
    },
  };
}

const threeResponsesEach = ['one', 'one', 'one', 'two', 'two', 'two'];

it('the edge forwards requests with bodies, and replaces the client address that the client sent', async () => {
  const { app } = await openEdge((await openProvider('one')).url);

  const echo = await app.inject({ method: 'POST', url: '/v1/echo', payload: { eggs: 2 } });
  const who = await app.inject({
    url: '/v1/who',
    headers: { host: 'emberclutch.example', 'x-forwarded-for': '10.0.0.1' },
    remoteAddress: '192.0.2.7',
  });

  expect(echo.json()).toEqual({ name: 'one', body: { eggs: 2 } });
  expect(who.json()).toEqual({
    name: 'one',
    address: '192.0.2.7',
    host: 'emberclutch.example',
    requestId: expect.stringMatching(/./),
  });
});

it.each(['/v1/assets?page=2', '/outbox', '/outbox.json', '/v1/checkouts/7'])(
  'the edge forwards %s',
  async (url) => {
    const { app } = await openEdge((await openProvider('one')).url);

    expect((await app.inject(url)).json()).toEqual({ url });
  },
);

it.each([{ expect: '100-continue' }, { upgrade: 'websocket' }, { 'keep-alive': 'timeout=5' }])(
  'the edge answers a request with the header %j about the connection, which no proxy passes on',
  async (headers) => {
    const { app } = await openEdge((await openProvider('one')).url);

    expect((await app.inject({ url: '/v1/who', headers })).statusCode).toBe(200);
  },
);

it('the edge closes the connection of a client on request, independently of the connection to the provider', async () => {
  const edge = await openEdge((await openProvider('one')).url);
  const { client, write } = await edge.connect(
    'GET /v1/who HTTP/1.1',
    'Host: x',
    'Connection: close',
    '',
    '',
  );

  write();
  const head = (await text(client)).toLowerCase();

  expect(head).toMatch(/^http\/1\.1 200 /);
  expect(head).toContain('\r\nconnection: close\r\n');
  expect(head).not.toContain('keep-alive');
});

it('the edge spreads requests over providers, and continues without errors when one provider has stopped', async () => {
  const [one, two] = [await openProvider('one'), await openProvider('two')];
  const { requestSixTimes } = await openEdge(one.url, two.url);

  expect(await requestSixTimes()).toEqual(threeResponsesEach);
  await one.close();

  expect(new Set(await requestSixTimes())).toEqual(new Set(['two']));
});

it('the edge keeps sending requests to a provider if a client went away in the middle of a body', async () => {
  const [one, two] = [await openProvider('one'), await openProvider('two')];
  const { requestSixTimes, ...edge } = await openEdge(one.url, two.url);
  const firstRequest = Promise.race([one, two].map(({ server }) => once(server, 'request')));
  const head = ['POST /v1/echo HTTP/1.1', 'Host: x', 'Content-Type: application/json', 'Content-Length: 50'];
  const { client, write } = await edge.connect(...head, '', '{');

  write();
  const [request]: IncomingMessage[] = await firstRequest;
  const connectionClosed = new Promise((resolve) => request?.socket.once('close', resolve));
  client.destroy();
  // The edge closes the connection after it has answered the client.
  await connectionClosed;

  expect(await requestSixTimes()).toEqual(threeResponsesEach);
});

it('the edge answers 503 with a problem if no provider can be reached', async () => {
  const one = await openProvider('one');
  const { app } = await openEdge(one.url);
  await one.close();

  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${await listen(app)}/v1/echo`, { method: 'POST', headers, body: '{}' });

  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await response.json()).toMatchObject({ code: 'unavailable' });
});

it('the edge skips a provider that is shutting down until it is ready again', async () => {
  const [one, two] = [await openProvider('one'), await openProvider('two')];
  const upstreams = new Upstreams([one.url, two.url]);
  const chooseThree = () => new Set([upstreams.chooseNext(), upstreams.chooseNext(), upstreams.chooseNext()]);

  one.drain();
  await upstreams.check();
  expect(chooseThree()).toEqual(new Set([two.url]));
  two.drain();
  await upstreams.check();

  // No provider is ready, so any provider may answer.
  expect(chooseThree()).toEqual(new Set([one.url, two.url]));
});

it('the edge runs one readiness check at a time, so that a slow check never replaces the result of a later one', async () => {
  const { url } = await openProvider('one');
  const upstreams = new Upstreams([url, 'http://127.0.0.1:9']);

  const first = upstreams.check();
  expect(upstreams.check()).toBe(first);
  await first;

  const next = upstreams.check();
  expect(next).not.toBe(first);
  await next;
  expect([upstreams.chooseNext(), upstreams.chooseNext()]).toEqual([url, url]);
});
