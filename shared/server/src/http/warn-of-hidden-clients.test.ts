import Fastify from 'fastify';
import { warnOfHiddenClients } from './warn-of-hidden-clients.ts';

async function collectWarnings(trustProxy: boolean, requests: [remoteAddress: string, forwarded?: string][]) {
  const lines: string[] = [];
  const app = Fastify({ logger: { level: 'warn', stream: { write: (line: string) => lines.push(line) } } });
  await app.register(warnOfHiddenClients, { trustProxy });
  app.get('/', () => ({}));
  for (const [remoteAddress, forwarded] of requests)
    await app.inject({
      url: '/',
      remoteAddress,
      ...(forwarded !== undefined && { headers: { 'x-forwarded-for': forwarded } }),
    });
  await app.close();
  return lines.map((line) => JSON.parse(line));
}

it('the server warns once when two clients arrive through one proxy that is not trusted', async () => {
  const warnings = await collectWarnings(false, [
    ['10.0.0.1', '203.0.113.1'],
    ['10.0.0.1', '203.0.113.1'],
    ['10.0.0.1', '203.0.113.2'],
    ['10.0.0.1', '203.0.113.3'],
  ]);

  expect(warnings).toMatchObject([
    { level: 40, proxy: '10.0.0.1', msg: expect.stringContaining('TRUST_PROXY=yes') },
  ]);
});

it.each([
  ['the proxy is trusted', true, ['10.0.0.1', '10.0.0.1']],
  ['the clients have different addresses', false, ['203.0.113.1', '203.0.113.2']],
] as const)('the server does not warn when %s', async (_case, trustProxy, [one, other]) => {
  expect(await collectWarnings(trustProxy, [[one, '198.51.100.1'], [other, '198.51.100.2'], [one]])).toEqual(
    [],
  );
});
