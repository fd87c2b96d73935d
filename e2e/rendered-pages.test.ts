import type { Page } from 'playwright-core';
import { pageAttributes } from '@emberclutch/contract/site/page-protocol.ts';
import { openRendered } from './browser/open-rendered.ts';
import { waitForIdle } from './browser/wait-for-idle.ts';
import { testBrowser } from './browser/test-browser.ts';
import { eventually } from './eventually.ts';

const { newPage } = testBrowser();

interface RenderedPage {
  path: string;
  /** Counts what a reader finds in the HTML. */
  count: (page: Page) => Promise<number>;
  atLeast: number;
  /** Calls whose answers are in the page. */
  answered: RegExp;
}

const pages: RenderedPage[] = [
  {
    path: '/',
    count: (page) => page.getByRole('region', { name: 'Hatched just now' }).getByRole('link').count(),
    atLeast: 5,
    answered: /^\/v1\/(seasons\/current|metrics|assets\/dragons)$/,
  },
  {
    path: '/hatchery/incubating',
    count: (page) => page.getByRole('list', { name: 'Incubating eggs' }).getByRole('link').count(),
    atLeast: 5,
    answered: /^\/v1\/assets\/dragons(\/facets)?$/,
  },
  {
    path: '/seasons',
    count: (page) => page.getByRole('region', { name: 'Now and next' }).getByText(/ UTC$/).count(),
    atLeast: 2,
    answered: /^\/v1\/seasons$/,
  },
  {
    path: '/emberclutch-world?view=list',
    count: (page) => page.getByRole('list', { name: 'The world' }).getByRole('link').count(),
    atLeast: 5,
    answered: /^\/v1\/assets\/dragons$/,
  },
];

it('the edge renders live parts, lists, calendar and the link to the spawn without scripts, in the current season', async () => {
  const page = await newPage({ javaScriptEnabled: false });

  for (const { path, count, atLeast } of pages) {
    await openRendered(page, path);
    expect([path, (await count(page)) >= atLeast]).toEqual([path, true]);
    expect(await page.locator('html').getAttribute('class')).toMatch(/^season-\w+$/);
    expect(await page.locator(`[${pageAttributes.requiresScript}]:visible`).count()).toBe(0);
  }

  await openRendered(page, '/');
  const hero = page.getByRole('img', { name: /hatches next$/ });
  expect(await hero.evaluate(({ attributes }) => attributes.getNamedItem('fetchpriority')?.value)).toBe(
    'high',
  );
  expect(await page.getByRole('region', { name: 'The season now' }).getByRole('timer').count()).toBe(1);
  await openRendered(page, '/emberclutch-world');
  await page.getByRole('link', { name: 'Read the list' }).click();
  await page.waitForURL('**/emberclutch-world?view=list');
  await openRendered(page, '/spawn');
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
  await page.waitForURL('**/login?next=%2Fspawn');
  await openRendered(page, '/hatchery/incubating');
  await filterWithoutScripts(page);
  await page.getByRole('list', { name: 'Incubating eggs' }).getByRole('link').first().click();
  await openRendered(page, new URL(page.url()).pathname);
  expect(await page.getByRole('heading', { name: 'Its life' }).count()).toBe(1);
  expect(await page.getByRole('main').getByRole('button').count()).toBe(0);
});

/** Every step is a page that the edge renders. */
async function filterWithoutScripts(page: Page) {
  await page.getByRole('button', { name: 'House' }).click();
  await page.getByRole('group', { name: 'House' }).getByText('Fire').click();
  await page.getByRole('group', { name: 'House' }).getByText('Air').click();
  await page.getByLabel('Order').selectOption('Rarest first');
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.waitForURL('**/hatchery/incubating?q=&house=fire&house=air&order=rarest');
  await reloadUntilRendered(page);
  await page.getByRole('link', { name: 'Remove filter: House: Air' }).click();
  await page.waitForURL('**/hatchery/incubating?house=fire&order=rarest');
  await reloadUntilRendered(page);
  await page.getByRole('searchbox').fill('no such charm');
  await page.getByRole('searchbox').press('Enter');
  await page.waitForURL('**q=no+such+charm**');
  await reloadUntilRendered(page);
  await page.getByRole('link', { name: 'Clear all' }).click();
  await page.waitForURL('**/hatchery/incubating?order=rarest');
  await reloadUntilRendered(page);
}

/** If rendering takes longer than a visitor waits, the page is its placeholder, which has no list yet. */
async function reloadUntilRendered(page: Page) {
  await eventually(async () => {
    if ((await page.getByRole('searchbox').count()) === 0) await page.reload();
    expect(await page.getByRole('searchbox').count()).toBe(1);
  });
}

/** A mismatch between the HTML and the first render in the browser is an error of the page, which fails the test. */
it('the host hydrates pages unchanged in Tokyo and in German, without repeating a request or creating a number format', async () => {
  const page = await newPage({
    locale: 'de-DE',
    timezoneId: 'Asia/Tokyo',
    colorScheme: 'dark',
    width: 360,
    expectedErrors: [/Failed to load resource: net::ERR_FAILED/],
  });
  // Background tasks read lists again around the events of a season, and a new suite has just had one.
  await page.route('**/background-tasks.*', (route) => route.abort());
  await page.addInitScript(() => {
    const formatted: string[] = [];
    Object.assign(window, { formatted });
    const { toLocaleString } = Number.prototype;
    Reflect.set(Number.prototype, 'toLocaleString', function (this: number, locales?: string) {
      formatted.push(String(this));
      return toLocaleString.call(this, locales);
    });
  });
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));

  for (const { path, answered } of pages) {
    await openRendered(page, path, () => (calls.length = 0));
    await waitForIdle(page);
    expect([path, calls.filter((call) => answered.test(call))]).toEqual([path, []]);
    expect([path, await page.evaluate(() => Reflect.get(window, 'formatted'))]).toEqual([path, []]);
  }

  await openRendered(page, '/spawn');
  await page.waitForURL('**/login?next=%2Fspawn');
});
