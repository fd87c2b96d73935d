import Fastify from 'fastify';
import { loggerOptions, requestLines } from './logging.ts';

it('logs who asked for what, but nothing that pays, signs in or names', async () => {
  const lines: string[] = [];
  const stream = { write: (line: string) => lines.push(line) };
  const app = Fastify({ logger: { ...loggerOptions({ logLevel: 'info' }), stream } });
  app.get('/*', (request) => {
    request.log.info({ source: request.url, headers: request.headers }, 'passed on');
    return {};
  });
  const secret = 'kM3-secret';

  for (const url of [
    `/sandbox/checkout/${secret}`,
    `/v1/checkouts/${secret}/return?a=1`,
    `/verify?email=${secret}@example.com&challenge=${secret}`,
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
  expect(log).toContain('127.0.0.1');
});

it.each([
  { logLevel: 'info', told: ['incoming request', 'request completed', 'it broke'] },
  { logLevel: 'warn', told: ['it broke'] },
] as const)(
  'tells of each request at info, and of failures in any case: $logLevel',
  async ({ logLevel, told }) => {
    const lines: string[] = [];
    const stream = { write: (line: string) => lines.push(line) };
    const app = Fastify({
      logger: { ...loggerOptions({ logLevel }), stream },
      logController: requestLines({ logLevel }),
    });
    app.get('/broken', () => {
      throw new Error('it broke');
    });

    await app.inject('/broken');
    await app.close();

    expect(new Set(lines.map((line) => JSON.parse(line).msg))).toEqual(new Set(told));
  },
);
