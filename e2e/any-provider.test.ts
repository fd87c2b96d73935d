import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { setUpBrowser } from './browser/test-browser.ts';
import { openHostileDouble } from './doubles/hostile-double.ts';
import { openMinimalDouble } from './doubles/minimal-double.ts';
import { copySite } from './suite/copy-site.ts';
import { getRunningSuite } from './suite/running-suite.ts';
import { runToEnd, startEdge } from './suite/start-suite.ts';

const { openPage } = setUpBrowser();
/** The browser itself reports refused and lost calls, which the doubles provoke. */
const expectedErrors = [/^\S+ Failed to load resource: (the server responded|net::ERR_)/];

const folders: string[] = [];
const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'emberclutch-double-'));
  folders.push(folder);
  return folder;
}

/** Serves the site of the suite, with a double in place of the provider. */
async function serveWithDouble(double: { url: string; close: () => Promise<void> }): Promise<string> {
  closers.push(double.close);
  const SITE_DIR = join(getRunningSuite().dataDir, 'site');
  const edge = await startEdge({ DATA_DIR: createFolder(), SITE_DIR, PROVIDER_URL: double.url });
  closers.push(edge.stop);
  return edge.url;
}

/** Serves a site whose pages call the double from another origin. */
async function serveWithDoubleAtOtherOrigin(double: {
  url: string;
  close: () => Promise<void>;
}): Promise<string> {
  closers.push(double.close);
  const site = copySite();
  folders.push(site.dataDir);
  const settings = { ...site.settings, PROVIDER_URL: double.url };
  const { code, output } = await runToEnd('site', ['set', `SITE_API_BASE=${double.url}`], settings);
  if (code !== 0) throw new Error(output);
  const edge = await startEdge(settings);
  closers.push(edge.stop);
  return edge.url;
}

async function signUp(page: Page, url: string, code: number): Promise<void> {
  await page.goto(`${url}/register`);
  await page.getByLabel('Display name').fill('Wren');
  await page.getByLabel('E-mail').fill('wren@example.org');
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await page.getByLabel('Code', { exact: true }).fill(String(code));
  await page.getByRole('button', { name: 'Finish signing up' }).click();
  await page.waitForURL('**/my-collection');
}

const findCards = (page: Page) =>
  page.getByRole('list', { name: 'My Collection' }).getByRole('link', { name: /No\. / });

async function waitForCards(page: Page, count: number): Promise<void> {
  await findCards(page)
    .nth(count - 1)
    .waitFor();
  expect(await findCards(page).count()).toBe(count);
}

/** Goes from the list of sealed eggs to the details of one egg. */
async function openEggDetails(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/hatchery/sealed`);
  await page
    .getByRole('main')
    .getByRole('link', { name: toNumberPattern(100) })
    .click();
  await page.waitForURL('**/details/100');
  await page.getByRole('main').getByText(toNumberPattern(100)).first().waitFor();
}

/** Redeems gateway keys for the same number of eggs. A new player has two keys. */
async function redeemKeys(page: Page, url: string, ids = [106, 107]): Promise<void> {
  await page.goto(`${url}/spawn?eggs=${ids.length}&with=keys`);
  for (const id of ids) {
    await page.getByRole('checkbox', { name: toNumberPattern(id) }).click(); // the selection is in the URL, so the box is checked a moment later
    await page.getByRole('checkbox', { name: toNumberPattern(id), checked: true }).waitFor();
  }
  await page.getByRole('button', { name: 'Hold these for me' }).click();
  await page.getByRole('button', { name: /^Redeem the/ }).click();
  await page.getByRole('heading', { name: 'They are yours' }).waitFor();
}

/** Matches the number of an asset as the site formats it. */
const toNumberPattern = (id: number) => new RegExp(`No\\. 00\\s${id}\\b`);

it('the site works with a provider that sends only required members', async () => {
  const double = await openMinimalDouble();
  const url = await serveWithDouble(double);
  const page = await openPage({ expectedErrors });

  await page.goto(url);
  await page.getByRole('banner').getByText('EARTH', { exact: true }).waitFor();
  await signUp(page, url, double.world.code);
  await waitForCards(page, 3);
  await openEggDetails(page, url);
  await redeemKeys(page, url);
  await page.goto(`${url}/my-collection`);

  await waitForCards(page, 5);
  const keys = Array.from({ length: 101 }, () => double.world.add('key', 1));
  const lastKey = keys.at(-1);
  await redeemKeys(page, url, [lastKey?.id ?? 0]);
  expect(keys.filter(({ isUsed }) => isUsed)).toEqual([lastKey]);
  expect(double.world.heldLockCount).toBe(0);
});

it('the site loses no purchase when a provider at another origin sends faulty responses', async () => {
  const double = await openHostileDouble();
  const url = await serveWithDoubleAtOtherOrigin(double);
  const page = await openPage({ expectedErrors });

  await page.goto(url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await signUp(page, url, double.world.code);
  await page.getByRole('banner').getByText('AIR IV', { exact: true }).waitFor();
  await waitForCards(page, 3);
  await page.getByText('1 of 4 could not be loaded').waitFor();
  await openEggDetails(page, url);
  await redeemKeys(page, url);
  await page.goto(`${url}/my-collection`);

  await waitForCards(page, 5);
  expect(double.world.heldLockCount).toBe(0);
  expect(double.calls.filter((call) => call === 'POST /v1/eggs/spawn/lock').length).toBe(2);
});
