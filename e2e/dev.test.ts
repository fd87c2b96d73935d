import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toFirstSourcePort } from '../tooling/dev/serve-from-source.ts';
import { readRemotesInDevTools } from './browser/read-remotes-in-dev-tools.ts';
import { setUpBrowser } from './browser/test-browser.ts';
import { waitForIdle } from './browser/wait-for-idle.ts';
import { waitUntilPasses } from './wait-until-passes.ts';
import { copyCheckout } from './suite/copy-checkout.ts';
import { findFreePort } from '@emberclutch/edge/testing/find-free-port.ts';
import { operatorToken } from './suite/operator-token.ts';
import { getRunningSuite } from './suite/running-suite.ts';
import { startDevelopment, startRemote } from './suite/start-suite.ts';

const { openPage } = setUpBrowser();

let folder: string;
let removeCheckout: () => void;
beforeAll(() => {
  ({ folder, remove: removeCheckout } = copyCheckout());
});
afterAll(() => removeCheckout());

it('the development server shows an edit of a remote served from source in the open page, and serves the standalone page of the remote', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'emberclutch-dev-'));
  const settings = { DATA_DIR: dataDir, PORT: String(await findSitePort()) };
  const development = await startDevelopment(['hatchery'], settings, folder);
  try {
    // The edge renders the remote from source, and the browser hydrates it.
    const pageWithoutScripts = await openPage({ javaScriptEnabled: false });
    await waitUntilPasses(async () => {
      await pageWithoutScripts.goto(`${development.url}/hatchery`);
      expect(
        await pageWithoutScripts.getByRole('main').getByRole('listitem').getByRole('link').count(),
      ).toBeGreaterThan(0);
    });
    const page = await openPage();
    await page.goto(`${development.url}/hatchery`);
    await waitForIdle(page);
    const nav = page.getByRole('navigation', { name: 'Eggs by state' });
    await nav.waitFor();
    const { emberclutch_hatchery: hatchery } = await readRemotesInDevTools(page);
    expect(hatchery?.entry).toMatch(/^http:\/\/localhost:\d+\/mf-manifest\.json$/);
    expect(hatchery?.exposes).toEqual(['./routes', './mount']);
    expect(hatchery?.shared).toEqual(expect.arrayContaining(['react', '@emberclutch/web/state']));
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));

    edit('remote-hatchery/src/features/list/EggBrowser.tsx', '<FilterBar', '<p>Edited</p><FilterBar');

    await page.getByText('Edited').waitFor();
    expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument'))).toBe(true);
    // After a reload, no hot update runs. An error of the page would fail the test.
    await page.reload();
    await page.getByText('Edited').waitFor();
    await waitForIdle(page);
    await waitUntilPasses(async () => {
      await pageWithoutScripts.goto(`${development.url}/hatchery`);
      expect(await pageWithoutScripts.getByText('Edited').count()).toBe(1);
    });
    // The standalone page begins with the first page of the remote, and players can sign in there.
    const standaloneUrl = /remote-hatchery +(\S+) +\(standalone\)/.exec(development.output())?.[1] ?? '';
    const standalonePage = await openPage();
    await standalonePage.goto(standaloneUrl);
    await standalonePage.getByRole('heading', { level: 1, name: 'Hatchery' }).waitFor();
    await standalonePage.getByRole('main').getByRole('listitem').getByRole('link').first().waitFor();
    await standalonePage.getByRole('button', { name: 'Sign in as a new player' }).click();
    await standalonePage.getByText(/Signed in as Player/).waitFor();
    await standalonePage.close();
    await page.close(); // otherwise, it would report the lost connection to the development server
  } finally {
    await development.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});

it('an open page of a live site shows an edit of a remote, and keeps the text that a player has typed', async () => {
  const remote = await startRemote('remote-auth', {
    site: getRunningSuite().url,
    port: await findFreePort(),
    checkout: folder,
  });
  try {
    const page = await openPage();
    await page.goto(`/variants?token=${operatorToken}`);
    const auth = page.getByRole('region', { name: 'auth' });
    await auth.getByLabel('Address').fill(remote.url);
    await auth.getByRole('button', { name: 'Override' }).click();
    await auth.getByText('overridden').waitFor();
    await page.goto('/login');
    await page.getByLabel('E-mail').fill('typed@emberclutch.example');

    edit('remote-auth/src/features/sign-in/LoginPage.tsx', '{copy.lost}', 'Edited');

    await page.getByText('Edited').waitFor();
    expect(await page.getByLabel('E-mail').inputValue()).toBe('typed@emberclutch.example');
    await page.reload();
    await page.getByText('Edited').waitFor();
    await waitForIdle(page);
    await page.close(); // otherwise, it would report the lost connection to the development server
  } finally {
    await remote.stop();
  }
});

/** Replaces text in a file of the checkout. */
function edit(path: string, original: string, replacement: string): void {
  const file = join(folder, path);
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(original);
  writeFileSync(file, text.replace(original, replacement));
}

/** Finds a port for the site for which the derived ports of the development servers of host and remote are free, too. */
const findSitePort = () => findFreePort((port) => [toFirstSourcePort(port), toFirstSourcePort(port) + 1]);
