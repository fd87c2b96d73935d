import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toFirstSourcePort } from '../tooling/dev/serve-from-source.ts';
import { readRemotesInDevTools } from './browser/read-remotes-in-dev-tools.ts';
import { testBrowser } from './browser/test-browser.ts';
import { waitForIdle } from './browser/wait-for-idle.ts';
import { eventually } from './eventually.ts';
import { copyCheckout } from './suite/copy-checkout.ts';
import { findFreePort } from '@emberclutch/edge/testing/find-free-port.ts';
import { operatorToken } from './suite/operator-token.ts';
import { runningSuite } from './suite/running-suite.ts';
import { startDevelopment, startRemote } from './suite/start-suite.ts';

const { newPage } = testBrowser();

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
    const plain = await newPage({ javaScriptEnabled: false });
    await eventually(async () => {
      await plain.goto(`${development.url}/hatchery`);
      expect(await plain.getByRole('main').getByRole('listitem').getByRole('link').count()).toBeGreaterThan(
        0,
      );
    });
    const page = await newPage();
    await page.goto(`${development.url}/hatchery`);
    await waitForIdle(page);
    const nav = page.getByRole('navigation', { name: 'Eggs by state' });
    await nav.waitFor();
    const { emberclutch_hatchery: described } = await readRemotesInDevTools(page);
    expect(described?.entry).toMatch(/^http:\/\/localhost:\d+\/mf-manifest\.json$/);
    expect(described?.exposes).toEqual(['./routes', './mount']);
    expect(described?.shared).toEqual(expect.arrayContaining(['react', '@emberclutch/web/state']));
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));

    edit('remote-hatchery/src/features/list/EggBrowser.tsx', '<FilterBar', '<p>Edited</p><FilterBar');

    await page.getByText('Edited').waitFor();
    expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument'))).toBe(true);
    // A new document runs no hot update: an error of the page would fail the test.
    await page.reload();
    await page.getByText('Edited').waitFor();
    await waitForIdle(page);
    await eventually(async () => {
      await plain.goto(`${development.url}/hatchery`);
      expect(await plain.getByText('Edited').count()).toBe(1);
    });
    // The standalone page begins with the first page of the remote, and players can sign in there.
    const standalone = /remote-hatchery +(\S+) +\(standalone\)/.exec(development.output())?.[1] ?? '';
    const second = await newPage();
    await second.goto(standalone);
    await second.getByRole('heading', { level: 1, name: 'Hatchery' }).waitFor();
    await second.getByRole('main').getByRole('listitem').getByRole('link').first().waitFor();
    await second.getByRole('button', { name: 'Sign in as a new player' }).click();
    await second.getByText(/Signed in as Player/).waitFor();
    await second.close();
    await page.close(); // it would report the lost connection to the development server
  } finally {
    await development.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});

it('an open page of a live site shows an edit of a remote, and keeps what was typed', async () => {
  const remote = await startRemote('remote-auth', {
    site: runningSuite().url,
    port: await findFreePort(),
    checkout: folder,
  });
  try {
    const page = await newPage();
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
    await page.close(); // it would report the lost connection to the development server
  } finally {
    await remote.stop();
  }
});

/** Replaces text in a file of the checkout. */
function edit(path: string, before: string, after: string): void {
  const file = join(folder, path);
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(before);
  writeFileSync(file, text.replace(before, after));
}

/** Finds a port for the site, such that the ports of the development servers of host and remote are free, too. */
const findSitePort = () => findFreePort((port) => [toFirstSourcePort(port), toFirstSourcePort(port) + 1]);
