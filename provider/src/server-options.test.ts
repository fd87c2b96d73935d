import Fastify from 'fastify';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { answerUnknownRoute } from './platform/http/problems.ts';
import { serverOptions } from './server-options.ts';

const silentOptions = serverOptions({ logLevel: 'silent', trustProxy: false });

/** Opens a server that logs into `lines`. */
function openLoggingServer(logLevel: 'info' | 'warn') {
  const lines: string[] = [];
  const stream = { write: (line: string) => lines.push(line) };
  const options = serverOptions({ logLevel, trustProxy: false });
  return { lines, app: Fastify({ ...options, logger: { ...options.logger, stream } }) };
}

it('logs method, URL and network of a request, but neither address, credentials nor names of people', async () => {
  const { app, lines } = openLoggingServer('info');
  app.get('/*', (request) => {
    request.log.info({ source: request.url, headers: request.headers }, 'passed on');
    return {};
  });
  const secret = 'kM3-secret';

  for (const url of [
    `/v1/checkouts/${secret}/return?a=1`,
    `/verify?email=${secret}@example.com&challenge=${secret}`,
    `/seasons/reminders?token=${secret}`,
    '/v1/assets?page=2',
  ])
    await app.inject({ url, headers: { authorization: secret, cookie: secret } });
  await app.close();

  const log = lines.join('');
  for (const part of [secret, '127.0.0.1']) expect(log).not.toContain(part);
  const loggedUrls = ['/v1/checkouts/[Redacted]/return?a=1', '/v1/assets?page=2'];
  for (const url of loggedUrls) expect(log).toContain(`"url":"${url}"`);
  expect(log).toContain('"network":"127.0.0.0/24"');
});

it.each([
  ['info', ['incoming request', 'request completed', 'it broke']],
  ['warn', ['it broke']],
] as const)('logs each request at info, and failures at any level: %s', async (logLevel, messages) => {
  const { app, lines } = openLoggingServer(logLevel);
  app.get('/broken', () => {
    throw new Error('it broke');
  });

  await app.inject('/broken');
  await app.close();

  expect(new Set(lines.map((line) => JSON.parse(line).msg))).toEqual(new Set(messages));
});

it('reads the body of a request in chunks of 64 KB', async () => {
  const app = Fastify(silentOptions);
  app.get('/', ({ raw }) => ({ chunk: raw.readableHighWaterMark }));

  const response = await fetch(await app.listen({ host: '127.0.0.1', port: 0 }));

  expect(await response.json()).toEqual({ chunk: 65_536 });
  await app.close();
});

it('answers a request that does not arrive completely in time, and closes its connection', async () => {
  expect(silentOptions.requestTimeout).toBe(60_000);
  // Node applies the smaller of the two limits to the headers.
  const http = { connectionsCheckingInterval: 20, headersTimeout: 50 };
  const app = Fastify({ ...silentOptions, requestTimeout: 50, http });
  app.post('/', () => ({}));
  await app.listen({ host: '127.0.0.1', port: 0 });
  // Cast: a server that listens on a port has an address of this type.
  const { port } = app.server.address() as AddressInfo;

  const client = connect(port, '127.0.0.1');
  client.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{');
  const response = await text(client);

  expect(response).toMatch(/^HTTP\/1\.1 408 [^]*The request did not arrive in time\./);
  await app.close();
});

it('answers unknown or undecodable requests with a problem that no browser interprets as a page', async () => {
  const app = Fastify(silentOptions);
  app.setNotFoundHandler(answerUnknownRoute);

  for (const [request, status, detail] of [
    [{ url: '/?x=1' }, 404, 'There is no GET /.'],
    [{ url: '/v1/assets', method: 'TRACE' }, 404, 'There is no TRACE /v1/assets.'],
    [{ url: '/%E0%A4%A' }, 400, expect.any(String)],
  ] as const) {
    const { statusCode, headers, json } = await app.inject(request);

    expect(statusCode).toBe(status);
    expect(headers).toMatchObject({
      'content-type': expect.stringContaining('application/problem+json'),
      'x-content-type-options': 'nosniff',
    });
    expect(json()).toMatchObject({ detail });
  }
  const undecodable = await app.inject('/%E0%A4%A');
  expect(undecodable.headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
  await app.close();
});
