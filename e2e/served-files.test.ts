import { brotliDecompressSync } from 'node:zlib';
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { testBrowser } from './browser/test-browser.ts';
import { runningSuite } from './suite/running-suite.ts';

const { newPage } = testBrowser();

const publicPages = [
  '/',
  '/login',
  '/register',
  '/community',
  '/hatchery',
  '/hatchery/all-eggs',
  '/hatchery/sealed',
];

it.each(publicPages)(
  '%s is composed, revalidated by every visit and has a strict content security policy',
  async (path) => {
    const page = await get(path);

    expect(page.status).toBe(200);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.headers['cache-control']).toMatch(/^(no-cache|public, max-age=0, s-maxage=\d+)$/);
    expect(page.headers['x-content-type-options']).toBe('nosniff');
    expect(page.headers['referrer-policy']).toBeDefined();
    expect(page.headers['integrity-policy']).toBe('blocked-destinations=(script), endpoints=(evidence)');
    const policy = String(page.headers['content-security-policy']);
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|\*/);
    for (const directive of [
      "default-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      'report-uri /evidence/policy',
    ]) {
      expect(policy).toContain(directive);
    }
    // Chromium would hold the reports of `report-to` back for up to a minute.
    expect(policy).not.toContain('report-to');
  },
);

it('compresses with brotli and lets hashed files be cached for a year', async () => {
  const page = await get('/hatchery');
  const scripts = [...page.body.matchAll(/(?:src|href)="(\/(?:host|remotes)\/[^"]+\.js)"/g)].map(
    ([, path]) => path,
  );
  expect(page.headers['content-encoding']).toBe('br');
  expect(scripts.length).toBeGreaterThan(1);

  for (const path of scripts) {
    const script = await get(path ?? '');
    expect([path, script.status, script.headers['content-encoding']]).toEqual([path, 200, 'br']);
    expect(script.headers['cache-control']).toMatch(/max-age=31536000.*immutable/);
  }
});

it('compresses the API, has gzip for clients without brotli, and a policy on every answer', async () => {
  const list = '/v1/assets?limit=50';
  for (const encoding of ['br', 'gzip']) {
    const answer = await get(list, { 'accept-encoding': encoding });
    expect([answer.status, answer.headers['content-encoding']]).toEqual([200, encoding]);
  }
  expect((await get('/hatchery', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip');
  for (const path of [list, '/healthz', '/readyz', '/v1/nothing', '/remotes/hatchery/0.0.0/remoteEntry.js']) {
    const { headers } = await get(path);
    expect(headers['content-security-policy']).toContain("default-src '");
    expect(headers['x-content-type-options']).toBe('nosniff');
  }
});

it.each([
  ['is no HTTP', 'HELLO', 400],
  ['names no host', 'GET / HTTP/1.1', 400],
  [
    'has an address that cannot be decoded',
    'GET /%E0%A4%A HTTP/1.1\r\nhost: localhost\r\nconnection: close',
    400,
  ],
  ['expects what no server meets', 'GET / HTTP/1.1\r\nhost: localhost\r\nexpect: a miracle', 417],
  ['has 20 KB of headers', `GET / HTTP/1.1\r\nhost: localhost\r\ncookie: ${'a'.repeat(20_000)}`, 431],
])('refuses a request that %s with the policy of every answer', async (_what, request, status) => {
  const { hostname, port } = new URL(runningSuite().url);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.write(`${request}\r\n\r\n`);

  const answer = await text(socket);

  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(answer).toMatch(/\r\ncontent-security-policy: default-src '(self|none)'/);
  expect(answer).toContain('\r\nx-content-type-options: nosniff\r\n');
});

it('shows the not-found page with status 404 for an unknown path', async () => {
  const page = await newPage({ expectedErrors: [/status of 404/] });

  const answer = await page.goto('/no-such-place');

  expect(answer?.status()).toBe(404);
  await page.getByRole('heading', { level: 1, name: 'Not in this guide' }).waitFor();
  await page.getByRole('banner').waitFor();
});

interface Answer {
  status: number;
  headers: IncomingMessage['headers'];
  body: string;
}

/** Sends a request as a browser does and keeps the encoding, which fetch() hides. */
function get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const { hostname, port } = new URL(runningSuite().url);
  request({ hostname, port, path, headers: { 'accept-encoding': 'br, gzip', ...headers } }, (answer) => {
    const chunks: Buffer[] = [];
    answer.on('data', (chunk: Buffer) => chunks.push(chunk));
    answer.on('end', () => {
      const raw = Buffer.concat(chunks);
      const body =
        answer.headers['content-encoding'] === 'br' && raw.length > 0 ? brotliDecompressSync(raw) : raw;
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: body.toString() });
    });
  })
    .on('error', reject)
    .end();
  return promise;
}
