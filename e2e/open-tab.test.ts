import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { readLiveSite, writeLiveSite } from '@emberclutch/edge/releases/live-site.ts';
import { createSiteFolder } from '@emberclutch/edge/releases/site-folder.ts';
import type { SiteFolder } from '@emberclutch/edge/releases/site-folder.ts';
import { waitUntilPasses } from './wait-until-passes.ts';
import { setUpBrowser } from './browser/test-browser.ts';
import { createTestAccount } from './flows/test-account.ts';
import { signUp } from './flows/sign-in.ts';
import { copySite } from './suite/copy-site.ts';
import { startEdge } from './suite/start-suite.ts';

const { openPage } = setUpBrowser();

const remotes = ['remote-auth', 'remote-collection', 'remote-hatchery', 'remote-spawn'];

/** Pages of the remotes, which consist of one chunk or several. */
const remotePages = ['/hatchery', '/genome-explorer/1', '/spawn', '/profile', '/my-collection'];

/** Pages that need no remote. */
const hostPages = ['/about', '/whitepaper', '/marketplace'];

it('an open tab shows every page after its files were removed, until a new host is released', async () => {
  const site = copySite();
  const folder = createSiteFolder(join(site.dataDir, 'site'));
  const edge = await startEdge(site.settings);
  try {
    const page = await openPage({
      expectedErrors: [/Failed to load resource/, /Refused to execute script/, /RUNTIME-008/],
    });
    await signUp(page, createTestAccount());
    const session = await page.evaluate(() => ({ ...localStorage }));
    await page.goto(edge.url);
    await page.evaluate((stored) => Object.assign(localStorage, stored), session);
    await page.goto(`${edge.url}/my-collection`);
    await page.getByRole('heading', { level: 1, name: 'My Collection' }).waitFor();

    await replaceReleases(folder, remotes);
    for (const path of remotePages) await navigateAndExpect(page, path, 'a page');

    await replaceReleases(folder, ['host']);
    for (const path of hostPages) await navigateAndExpect(page, path, 'A new edition is out');
    await navigateAndExpect(page, '/hatchery', 'a page'); // the remote already runs, and needs no file
    await navigateAndExpect(page, '/about', 'A new edition is out');
    await page.getByRole('button', { name: 'Reload' }).click();
    await page
      .getByRole('heading', { level: 1, name: 'A new edition is out' })
      .waitFor({ state: 'detached' });
    await navigateAndExpect(page, '/team', 'a page');
  } finally {
    await edge.stop();
    site.remove();
  }
});

/** Makes the same files live under new versions. The files of the earlier versions are gone, as happens one day after two more releases. */
async function replaceReleases(folder: SiteFolder, apps: string[]): Promise<void> {
  const live = await readLiveSite(folder);
  if (!live) throw new Error('Nothing is live');
  for (const app of apps) {
    const deployed = live.apps[app];
    const version = `${deployed?.version}-next`;
    renameSync(folder.release(app, deployed?.version ?? ''), folder.release(app, version));
    const file = join(folder.release(app, version), 'release.json');
    writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), version }));
    live.apps[app] = { sources: null, ...deployed, version };
  }
  await writeLiveSite(folder, live);
}

/** Navigates within the tab, without loading a document, and expects the page or the failure of its slot. */
async function navigateAndExpect(
  page: Page,
  path: string,
  expectedContent: 'a page' | 'A new edition is out',
) {
  await page.evaluate((address) => {
    document.getElementById('main')?.setAttribute('data-seen', '');
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await waitUntilPasses(async () =>
    expect([path, await page.evaluate(describeShownPage)]).toEqual([path, expectedContent]),
  );
}

/** Runs in the page. @returns the heading of a failed slot, or 'a page' if a page is shown */
function describeShownPage(): string {
  const main = document.querySelector('main:not([data-seen])');
  const heading = main?.querySelector('h1')?.textContent;
  if (!main || heading === undefined || main.textContent.includes('Turning the page')) return 'nothing yet';
  return main.querySelector('[role="alert"][data-remote]') ? heading : 'a page';
}
