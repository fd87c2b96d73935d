import { brotliCompressSync } from 'node:zlib';
import { testBrowser } from '../browser/test-browser.ts';
import { runningSuite } from '../suite/running-suite.ts';
import { addAuthenticator } from './add-authenticator.ts';

const { newPage } = testBrowser();

/** Compressed bytes of script that the login may load in addition to the host (docs/adr/0050). */
const budget = 32 * 1_024;

it('a browser loads at most 32 KB of script for the login beyond the host', async () => {
  const listHostScripts = await listScripts('/no-such-page', '/community');

  const login = await listScripts('/login');

  // Decorations of the season load when a page is idle. On a slow machine, an earlier page may never be idle.
  const own = [...login].filter((path) => !listHostScripts.has(path) && !path.includes('/season-'));
  const sizes = Object.fromEntries(
    await Promise.all(own.map(async (path) => [path, await compressedSize(path)])),
  );
  const total = Object.values<number>(sizes).reduce((sum, size) => sum + size, 0);
  // The entry, the routes and the passkey chunk. Fewer scripts would mean that the test did not measure the login.
  expect(own.filter((path) => path.startsWith('/remotes/auth/')).length).toBeGreaterThan(2);
  expect({ sizes, isWithinBudget: total <= budget }).toEqual({ sizes, isWithinBudget: true });
});

/** Scripts of pages at rest; of the login, once it has requested a passkey. */
async function listScripts(...paths: string[]): Promise<Set<string>> {
  const page = await newPage({ expectedErrors: [/status of 404/] });
  const authenticator = await addAuthenticator(page);
  const scripts = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) scripts.add(pathname);
  });
  for (const path of paths) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    if (path === '/login') await authenticator.waitForRequest();
    await page.waitForLoadState('networkidle');
  }
  return scripts;
}

async function compressedSize(path: string): Promise<number> {
  const script = await (await fetch(new URL(path, runningSuite().url))).arrayBuffer();
  return brotliCompressSync(script).byteLength;
}
