import type { Page } from 'playwright-core';
import { pageAttributes } from '@emberclutch/contract/site/page-protocol.ts';
import { openRenderedPage } from './browser/open-rendered-page.ts';
import { waitForIdle } from './browser/wait-for-idle.ts';
import { setUpBrowser } from './browser/test-browser.ts';
import { waitUntilPasses } from './wait-until-passes.ts';

const { openPage } = setUpBrowser();

interface RenderedPage {
  path: string;
  /** Counts the elements that a reader finds in the HTML. */
  count: (page: Page) => Promise<number>;
  minCount: number;
  /** Paths of the calls whose responses are in the page. */
  answeredCalls: RegExp;
}

const pages: RenderedPage[] = [
  {
    path: '/',
    count: (page) => page.getByRole('region', { name: 'Hatched just now' }).getByRole('link').count(),
    minCount: 5,
    answeredCalls: /^\/v1\/(seasons\/current|metrics|assets\/dragons)$/,
  },
  {
    path: '/hatchery/incubating',
    count: (page) => page.getByRole('list', { name: 'Incubating eggs' }).getByRole('link').count(),
    minCount: 5,
    answeredCalls: /^\/v1\/assets\/dragons(\/facets)?$/,
  },
  {
    path: '/seasons',
    count: (page) => page.getByRole('region', { name: 'Now and next' }).getByText(/ UTC$/).count(),
    minCount: 2,
    answeredCalls: /^\/v1\/seasons$/,
  },
  {
    path: '/emberclutch-world?view=list',
    count: (page) => page.getByRole('list', { name: 'The world' }).getByRole('link').count(),
    minCount: 5,
    answeredCalls: /^\/v1\/assets\/dragons$/,
  },
];

it('the edge renders live parts, lists, the calendar and the way to the spawn page without scripts, in the current season', async () => {
  const page = await openPage({ javaScriptEnabled: false });

  for (const { path, count, minCount } of pages) {
    await openRenderedPage(page, path);
    expect([path, (await count(page)) >= minCount]).toEqual([path, true]);
    expect(await page.locator('html').getAttribute('class')).toMatch(/^season-\w+$/);
    expect(await page.locator(`[${pageAttributes.requiresScript}]:visible`).count()).toBe(0);
  }

  await openRenderedPage(page, '/');
  const hero = page.getByRole('img', { name: /hatches next$/ });
  expect(await hero.evaluate(({ attributes }) => attributes.getNamedItem('fetchpriority')?.value)).toBe(
    'high',
  );
  expect(await page.getByRole('region', { name: 'The season now' }).getByRole('timer').count()).toBe(1);
  await openRenderedPage(page, '/emberclutch-world');
  await page.getByRole('link', { name: 'Read the list' }).click();
  await page.waitForURL('**/emberclutch-world?view=list');
  await openRenderedPage(page, '/spawn');
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
  await page.waitForURL('**/login?next=%2Fspawn');
  await openRenderedPage(page, '/hatchery/incubating');
  await filterWithoutScripts(page);
  await page.getByRole('list', { name: 'Incubating eggs' }).getByRole('link').first().click();
  await openRenderedPage(page, new URL(page.url()).pathname);
  expect(await page.getByRole('heading', { name: 'Its life' }).count()).toBe(1);
  expect(await page.getByRole('main').getByRole('button').count()).toBe(0);
});

/** Filters a list. The edge renders a page for every step. */
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

/** Reloads a page until it has a list. If rendering takes longer than a visitor waits, the edge sends a placeholder without a list. */
async function reloadUntilRendered(page: Page) {
  await waitUntilPasses(async () => {
    if ((await page.getByRole('searchbox').count()) === 0) await page.reload();
    expect(await page.getByRole('searchbox').count()).toBe(1);
  });
}

/** A mismatch between the HTML and the first render in the browser is a console error, which fails the test. */
it('the host hydrates pages unchanged in Tokyo and in German, and neither repeats a request nor formats a number', async () => {
  const page = await openPage({
    locale: 'de-DE',
    timezoneId: 'Asia/Tokyo',
    colorScheme: 'dark',
    width: 360,
    expectedErrors: [/Failed to load resource: net::ERR_FAILED/],
  });
  // Blocks background tasks, because they read lists again after an event of a season, and a new suite has just had one.
  await page.route('**/background-tasks.*', (route) => route.abort());
  await page.addInitScript(() => {
    const formattedNumbers: string[] = [];
    Object.assign(window, { formattedNumbers });
    const { toLocaleString } = Number.prototype;
    Reflect.set(Number.prototype, 'toLocaleString', function (this: number, locales?: string) {
      formattedNumbers.push(String(this));
      return toLocaleString.call(this, locales);
    });
  });
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));

  for (const { path, answeredCalls } of pages) {
    await openRenderedPage(page, path, () => (calls.length = 0));
    await waitForIdle(page);
    expect([path, calls.filter((call) => answeredCalls.test(call))]).toEqual([path, []]);
    expect([path, await page.evaluate(() => Reflect.get(window, 'formattedNumbers'))]).toEqual([path, []]);
  }

  await openRenderedPage(page, '/spawn');
  await page.waitForURL('**/login?next=%2Fspawn');
});
