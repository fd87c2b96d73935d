import { brotliCompressSync } from 'node:zlib';
import { visitors } from '../browser/visitors.ts';
import { givenSuite } from '../suite/given-suite.ts';
import { addAuthenticator } from './authenticator.ts';

const { visit } = visitors();

/** Bytes of script, packed, that the login may cost beyond what the shell has loaded for any remote. */
const budget = 30 * 1_024;

it('costs the login at most 30 KB of script beyond the shell', async () => {
  const shell = await scriptsOf('/no-such-page', '/community');

  const login = await scriptsOf('/login');

  const own = [...login].filter((path) => !shell.has(path));
  const sizes = Object.fromEntries(await Promise.all(own.map(async (path) => [path, await packed(path)])));
  const total = Object.values<number>(sizes).reduce((sum, size) => sum + size, 0);
  // The entry, the door, and what asks for a passkey: fewer, and it was not the login that was measured.
  expect(own.filter((path) => path.startsWith('/remotes/auth/')).length).toBeGreaterThan(2);
  expect({ sizes, isWithinBudget: total <= budget }).toEqual({ sizes, isWithinBudget: true });
});

/** What pages have loaded once they rest; on the login, once the browser has been asked for passkeys. */
async function scriptsOf(...paths: string[]): Promise<Set<string>> {
  const page = await visit({ expects: [/status of 404/] });
  const device = await addAuthenticator(page);
  const scripts = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) scripts.add(pathname);
  });
  for (const path of paths) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    if (path === '/login') await device.asked();
    await page.waitForLoadState('networkidle');
  }
  return scripts;
}

async function packed(path: string): Promise<number> {
  const script = await (await fetch(new URL(path, givenSuite().url))).arrayBuffer();
  return brotliCompressSync(script).byteLength;
}
