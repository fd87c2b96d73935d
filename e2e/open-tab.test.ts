import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { readLiveSite, writeLiveSite } from '@emberclutch/edge/releases/live-site.ts';
import { createSiteFolder } from '@emberclutch/edge/releases/site-folder.ts';
import type { SiteFolder } from '@emberclutch/edge/releases/site-folder.ts';
import { eventually } from './eventually.ts';
import { testBrowser } from './browser/test-browser.ts';
import { newTestAccount } from './flows/test-account.ts';
import { signUp } from './flows/sign-in.ts';
import { copySite } from './suite/copy-site.ts';
import { startEdge } from './suite/start-suite.ts';

const { newPage } = testBrowser();

const remotes = ['remote-auth', 'remote-collection', 'remote-hatchery', 'remote-spawn'];

/** Pages of each remote, in one chunk or several. */
const remotePages = ['/hatchery', '/genome-explorer/1', '/spawn', '/profile', '/my-collection'];

/** Pages that need no remote. */
const hostPages = ['/about', '/whitepaper', '/marketplace'];

it('the host shows every page in a tab whose files have been removed, until the host changes', async () => {
  const site = copySite();
  const folder = createSiteFolder(join(site.dataDir, 'site'));
  const edge = await startEdge(site.settings);
  try {
    const page = await newPage({
      expectedErrors: [/Failed to load resource/, /Refused to execute script/, /RUNTIME-008/],
    });
    await signUp(page, newTestAccount());
    const session = await page.evaluate(() => ({ ...localStorage }));
    await page.goto(edge.url);
    await page.evaluate((stored) => Object.assign(localStorage, stored), session);
    await page.goto(`${edge.url}/my-collection`);
    await page.getByRole('heading', { level: 1, name: 'My Collection' }).waitFor();

    await replaceReleases(folder, remotes);
    for (const path of remotePages) await expectAt(page, path, 'a page');

    await replaceReleases(folder, ['host']);
    for (const path of hostPages) await expectAt(page, path, 'A new edition is out');
    await expectAt(page, '/hatchery', 'a page'); // it runs, and needs no file
    await expectAt(page, '/about', 'A new edition is out');
    await page.getByRole('button', { name: 'Reload' }).click();
    await page
      .getByRole('heading', { level: 1, name: 'A new edition is out' })
      .waitFor({ state: 'detached' });
    await expectAt(page, '/team', 'a page');
  } finally {
    await edge.stop();
    site.remove();
  }
});

/** Makes the same files live under new versions. The files of the earlier versions are gone, as a day after two more releases. */
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

/** Navigates within the tab, without loading a document, and waits for the page or for the failure of its slot. */
async function expectAt(page: Page, path: string, expected: 'a page' | 'A new edition is out') {
  await page.evaluate((address) => {
    document.getElementById('main')?.setAttribute('data-seen', '');
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await eventually(async () => expect([path, await page.evaluate(shownPage)]).toEqual([path, expected]));
}

/** Runs in the page. @returns the heading of a failed slot, or that a page is shown */
function shownPage(): string {
  const main = document.querySelector('main:not([data-seen])');
  const heading = main?.querySelector('h1')?.textContent;
  if (!main || heading === undefined || main.textContent.includes('Turning the page')) return 'nothing yet';
  return main.querySelector('[role="alert"][data-remote]') ? heading : 'a page';
}
