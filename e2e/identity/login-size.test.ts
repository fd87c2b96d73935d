import { brotliCompressSync } from 'node:zlib';
import { setUpBrowser } from '../browser/test-browser.ts';
import { getRunningSuite } from '../suite/running-suite.ts';
import { addAuthenticator } from './add-authenticator.ts';

const { openPage } = setUpBrowser();

/** Compressed bytes of scripts that the login page may load in addition to the host's scripts (docs/adr/0050). */
const budget = 32 * 1_024;

it('a browser loads at most 32 KB of scripts for the login page in addition to the host', async () => {
  const hostScripts = await listScripts('/no-such-page', '/community');

  const loginScripts = await listScripts('/login');

  // Decorations of the season load when a page is idle. On a slow machine, an earlier page may never be idle.
  const addedScripts = [...loginScripts].filter(
    (path) => !hostScripts.has(path) && !path.includes('/season-'),
  );
  const sizes = Object.fromEntries(
    await Promise.all(addedScripts.map(async (path) => [path, await measureCompressedSize(path)])),
  );
  const total = Object.values<number>(sizes).reduce((sum, size) => sum + size, 0);
  // Entry, routes and passkey chunk. Fewer scripts would mean that the test did not measure the login page.
  expect(addedScripts.filter((path) => path.startsWith('/remotes/auth/')).length).toBeGreaterThan(2);
  expect({ sizes, isWithinBudget: total <= budget }).toEqual({ sizes, isWithinBudget: true });
});

/** Lists the scripts that pages have loaded when they are idle. Waits on the login page until it has requested a passkey. */
async function listScripts(...paths: string[]): Promise<Set<string>> {
  const page = await openPage({ expectedErrors: [/status of 404/] });
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

async function measureCompressedSize(path: string): Promise<number> {
  const script = await (await fetch(new URL(path, getRunningSuite().url))).arrayBuffer();
  return brotliCompressSync(script).byteLength;
}
