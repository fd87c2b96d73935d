import Fastify from 'fastify';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { answerUnknownRoute } from './platform/http/problems.ts';
import { serverOptions } from './server-options.ts';

it('logs method, URL and network of a request, but no address, no credentials and no names of people', async () => {
  const lines: string[] = [];
  const stream = { write: (line: string) => lines.push(line) };
  const options = serverOptions({ logLevel: 'info', trustProxy: false });
  const app = Fastify({ ...options, logger: { ...options.logger, stream } });
  app.get('/*', (request) => {
    request.log.info({ source: request.url, headers: request.headers }, 'passed on');
    return {};
  });
  const secret = 'kM3-secret';

  for (const url of [
    `/sandbox/checkout/${secret}`,
    `/v1/checkouts/${secret}/return?a=1`,
    `/verify?email=${secret}@example.com&challenge=${secret}`,
    `/seasons/reminders?token=${secret}`,
    '/v1/assets?page=2',
  ])
    await app.inject({ url, headers: { authorization: secret, cookie: secret } });
  await app.close();

  const log = lines.join('');
  expect(log).not.toContain(secret);
  for (const url of [
    '/sandbox/checkout/[Redacted]',
    '/v1/checkouts/[Redacted]/return?a=1',
    '/v1/assets?page=2',
  ])
    expect(log).toContain(`"url":"${url}"`);
  expect(log).toContain('"network":"127.0.0.0/24"');
  expect(log).not.toContain('127.0.0.1');
});

it.each([
  { logLevel: 'info', logged: ['incoming request', 'request completed', 'it broke'] },
  { logLevel: 'warn', logged: ['it broke'] },
] as const)(
  'logs each request at info, and failures at any level: $logLevel',
  async ({ logLevel, logged }) => {
    const lines: string[] = [];
    const stream = { write: (line: string) => lines.push(line) };
    const options = serverOptions({ logLevel, trustProxy: false });
    const app = Fastify({ ...options, logger: { ...options.logger, stream } });
    app.get('/broken', () => {
      throw new Error('it broke');
    });

    await app.inject('/broken');
    await app.close();

    expect(new Set(lines.map((line) => JSON.parse(line).msg))).toEqual(new Set(logged));
  },
);

it('answers a request that does not arrive in time, and closes its connection', async () => {
  const options = serverOptions({ logLevel: 'silent', trustProxy: false });
  expect(options.requestTimeout).toBe(60_000);
  // Node takes the smaller one of both limits for the headers.
  const http = { connectionsCheckingInterval: 20, headersTimeout: 50 };
  const app = Fastify({ ...options, requestTimeout: 50, http });
  app.post('/', () => ({}));
  await app.listen({ host: '127.0.0.1', port: 0 });
  // A server that listens on a port has an address of this form.
  const { port } = app.server.address() as AddressInfo;

  const client = connect(port, '127.0.0.1');
  client.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{');
  const answer = await text(client);

  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(answer).toContain('The request did not arrive in time.');
  await app.close();
});

it('answers an unknown route with a problem that no browser interprets', async () => {
  const app = Fastify(serverOptions({ logLevel: 'silent', trustProxy: false }));
  app.setNotFoundHandler(answerUnknownRoute);

  for (const request of [{ url: '/?x=1' }, { url: '/v1/assets', method: 'TRACE' as const }]) {
    const { statusCode, headers, json } = await app.inject(request);

    expect(statusCode).toBe(404);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(json()).toMatchObject({
      code: 'not_found',
      detail: expect.stringMatching(/^There is no (GET \/|TRACE \/v1\/assets)\.$/),
    });
  }
  await app.close();
});

it('answers an address that cannot be decoded with a problem that no browser interprets', async () => {
  const app = Fastify(serverOptions({ logLevel: 'silent', trustProxy: false }));

  const { statusCode, headers } = await app.inject('/%E0%A4%A');

  expect(statusCode).toBe(400);
  expect(headers).toMatchObject({
    'content-type': 'application/problem+json',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
  });
  await app.close();
});
