import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { testBrowser } from './browser/test-browser.ts';
import { openHostileDouble } from './doubles/hostile-double.ts';
import { openMinimalDouble } from './doubles/minimal-double.ts';
import { copySite } from './suite/copy-site.ts';
import { runningSuite } from './suite/running-suite.ts';
import { runToEnd, startEdge } from './suite/start-suite.ts';

/** The browser itself reports refused and lost calls, which the doubles provoke. */
const { newPage } = testBrowser();
const expectedErrors = [/^\S+ Failed to load resource: (the server responded|net::ERR_)/];

const folders: string[] = [];
const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'emberclutch-double-'));
  folders.push(folder);
  return folder;
}

/** Serves the site of the suite, with a double in place of the provider. */
async function serveBefore(double: { url: string; close: () => Promise<void> }): Promise<string> {
  closers.push(double.close);
  const SITE_DIR = join(runningSuite().dataDir, 'site');
  const edge = await startEdge({ DATA_DIR: newFolder(), SITE_DIR, PROVIDER_URL: double.url });
  closers.push(edge.stop);
  return edge.url;
}

/** Serves a site whose pages call the double from another origin. */
async function serveBeside(double: { url: string; close: () => Promise<void> }): Promise<string> {
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
async function lookAtAnEgg(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/hatchery/sealed`);
  await page
    .getByRole('main')
    .getByRole('link', { name: number(100) })
    .click();
  await page.waitForURL('**/details/100');
  await page.getByRole('main').getByText(number(100)).first().waitFor();
}

/** Redeems gateway keys for as many eggs; a new player has two. */
async function redeemKeys(page: Page, url: string, ids = [106, 107]): Promise<void> {
  await page.goto(`${url}/spawn?eggs=${ids.length}&with=keys`);
  for (const id of ids) {
    await page.getByRole('checkbox', { name: number(id) }).click(); // the URL holds the choice, so that the box is checked a moment later
    await page.getByRole('checkbox', { name: number(id), checked: true }).waitFor();
  }
  await page.getByRole('button', { name: 'Hold these for me' }).click();
  await page.getByRole('button', { name: /^Redeem the/ }).click();
  await page.getByRole('heading', { name: 'They are yours' }).waitFor();
}

/** The number of an asset, as the site writes it. */
const number = (id: number) => new RegExp(`No\\. 00\\s${id}\\b`);

it('the site works with a provider that sends only what is required', async () => {
  const double = await openMinimalDouble();
  const url = await serveBefore(double);
  const page = await newPage({ expectedErrors });

  await page.goto(url);
  await page.getByRole('banner').getByText('EARTH', { exact: true }).waitFor();
  await signUp(page, url, double.world.code);
  await waitForCards(page, 3);
  await lookAtAnEgg(page, url);
  await redeemKeys(page, url);
  await page.goto(`${url}/my-collection`);

  await waitForCards(page, 5);
  const keys = Array.from({ length: 101 }, () => double.world.add('key', 1));
  const lastKey = keys.at(-1);
  await redeemKeys(page, url, [lastKey?.id ?? 0]);
  expect(keys.filter(({ isUsed }) => isUsed)).toEqual([lastKey]);
  expect(double.world.locksHeld).toBe(0);
});

it('the site loses no purchase to a provider that answers badly from another origin', async () => {
  const double = await openHostileDouble();
  const url = await serveBeside(double);
  const page = await newPage({ expectedErrors });

  await page.goto(url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await signUp(page, url, double.world.code);
  await page.getByRole('banner').getByText('AIR IV', { exact: true }).waitFor();
  await waitForCards(page, 3);
  await page.getByText('1 of 4 could not be loaded').waitFor();
  await lookAtAnEgg(page, url);
  await redeemKeys(page, url);
  await page.goto(`${url}/my-collection`);

  await waitForCards(page, 5);
  expect(double.world.locksHeld).toBe(0);
  expect(double.calls.filter((call) => call === 'POST /v1/eggs/spawn/lock').length).toBe(2);
});
