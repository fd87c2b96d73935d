import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { setUpBrowser } from './browser/test-browser.ts';
import { readRemotesInDevTools } from './browser/read-remotes-in-dev-tools.ts';
import { waitForIdle } from './browser/wait-for-idle.ts';
import { operatorToken } from './suite/operator-token.ts';
import { startFileServer } from './suite/file-server.ts';

const { openPage } = setUpBrowser();

/** Errors of the browser and the federation runtime about an unreachable remote. */
const expectedErrors = [/Failed to load resource/, /hatchery/i, /RUNTIME-00\d/];

it('the edge loads a remote from another origin in one browser, until a press on the badge ends the override', async () => {
  const files = await startFileServer(join(import.meta.dirname, '../remote-hatchery/dist'));
  const page = await openPage({ expectedErrors });
  await page.goto(`/variants?token=${operatorToken}`);
  const hatchery = page.getByRole('region', { name: 'hatchery' });
  await hatchery.getByLabel('Address').fill(files.origin);
  await hatchery.getByRole('button', { name: 'Override' }).click();
  await hatchery.getByText('overridden').waitFor();

  await page.goto('/hatchery');
  await findFirstEgg(page).waitFor();
  expect(await listHatcheryOrigins(page)).toEqual([files.origin]);
  const badge = page.getByRole('complementary', { name: 'Not live' });
  await badge.getByText(files.origin).waitFor();
  expect(await readRemotesInDevTools(page)).toMatchObject({
    emberclutch_hatchery: { entry: `${files.origin}/mf-manifest.json`, exposes: ['./routes'] },
  });

  // The DevTools proxy names another manifest.
  const proxyEntry = `${files.origin}//mf-manifest.json`;
  await page.addInitScript(installProxy);
  await page.evaluate((entry) => {
    localStorage.setItem('proxy', JSON.stringify({ emberclutch_hatchery: entry }));
  }, proxyEntry);
  await page.reload();
  await findFirstEgg(page).waitFor();
  expect(await readRemotesInDevTools(page)).toMatchObject({
    emberclutch_hatchery: { entry: proxyEntry, exposes: ['./routes'] },
  });
  await page.evaluate(() => localStorage.removeItem('proxy'));

  // Without its server, the remote fails like any other remote. The live release does not replace it.
  files.close();
  await page.reload();
  await page.getByRole('button', { name: 'Retry' }).waitFor();

  await badge.getByRole('button', { name: 'Back to the live site' }).click();
  await findFirstEgg(page).waitFor();
  // The edge may have rendered the egg before any script of the remote has loaded.
  await waitForIdle(page);
  expect(new URL(page.url()).pathname).toBe('/hatchery');
  expect(await listHatcheryOrigins(page)).toEqual([new URL(page.url()).origin]);
  expect(await badge.count()).toBe(0);
  expect(await readRemotesInDevTools(page)).toEqual({});
  expect(await listManifests(page)).toEqual([]);
});

/** Runs in the page before its scripts: replaces remotes as the DevTools proxy does, with addresses from the storage of the browser. */
function installProxy(): void {
  const plugin = {
    name: 'proxy',
    beforeRegisterRemote(args: { remote: { name: string; entry?: string } }) {
      const entries: Record<string, string> = JSON.parse(localStorage.getItem('proxy') ?? '{}');
      const { [args.remote.name]: entry } = entries;
      if (entry !== undefined) args.remote.entry = entry;
      return args;
    },
  };
  Object.assign(window, { __FEDERATION__: { __GLOBAL_PLUGIN__: [plugin] } });
}

const findFirstEgg = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('link').first();

/** Lists the origins from which the page has loaded the entry of the hatchery. A link under the pointer may have loaded another remote. */
const listHatcheryOrigins = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const urls = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
    return [
      ...new Set(
        urls
          .filter(({ pathname }) => /^\/(remotes\/hatchery\/[^/]+\/)?remoteEntry\.js$/.test(pathname))
          .map(({ origin }) => origin),
      ),
    ];
  });

/** Lists the manifests that a page has fetched only for DevTools. */
const listManifests = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.includes('mf-manifest.json')),
  );
