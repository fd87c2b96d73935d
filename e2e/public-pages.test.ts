import type { Page } from 'playwright-core';
import { pageAttributes } from '@emberclutch/contract/site/page-protocol.ts';
import { setUpBrowser } from './browser/test-browser.ts';
import { waitForHydration } from './browser/wait-for-idle.ts';
import { waitUntilPasses } from './wait-until-passes.ts';
import { expectAccessible } from './expect-accessible.ts';

const { openPage } = setUpBrowser();

const publicPages = [
  {
    path: '/',
    heading: 'Somewhere in here, something is about to hatch.',
    words: 'How an egg becomes a dragon',
  },
  { path: '/about', heading: 'A natural history of things that hatch.', words: 'Nobody chose your egg.' },
  { path: '/team', heading: 'Who makes this guide.', words: 'How it is made' },
  { path: '/news', heading: 'From the margins.', words: 'The guide is open' },
  { path: '/news/the-guide-is-open', heading: 'The guide is open', words: 'What you cannot do yet' },
  {
    path: '/whitepaper',
    heading: 'How an egg is decided, and how to check.',
    words: 'What this proves, and what it does not',
  },
  { path: '/terms', heading: 'What holds between us.', words: 'You are charged once' },
  { path: '/privacy', heading: 'What we know about you.', words: 'There are cookies for signing in' },
  { path: '/marketplace', heading: 'Coming Soon', words: 'What will stand here' },
];

/** Compressed bytes and number of the scripts that a first visit may load until the page is hydrated (docs/adr/0050). */
const budget = { bytes: 127_000, requests: 8 };

/** Chunks that a hydrated page loads in the background. */
const backgroundChunks = /^(background-tasks|toasts|later-sections|season-\w+)\./;

it('the site serves pages that are readable without JavaScript, in the system theme and in print', async () => {
  const page = await openPage({ javaScriptEnabled: false, width: 360, colorScheme: 'dark' });
  for (const { path, heading, words } of publicPages) {
    const response = await page.goto(path);
    expect([path, response?.status()]).toEqual([path, 200]);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await page.getByRole('main').getByText(words).first().waitFor();
    expect(await page.locator(`[${pageAttributes.requiresScript}]:visible`).count()).toBe(0);
  }

  const luminance = await page.evaluate(() =>
    Math.max(...(getComputedStyle(document.documentElement).backgroundColor.match(/\d+/g) ?? []).map(Number)),
  );
  expect(luminance).toBeLessThan(64);
  const bar = page.locator('header').first();
  await page.emulateMedia({ media: 'print' });
  expect([await bar.isVisible(), await page.locator('footer nav').first().isVisible()]).toEqual([
    false,
    false,
  ]);
  await page.emulateMedia({ media: 'screen' });
  expect(await bar.isVisible()).toBe(true);
  await page.getByRole('link', { name: 'News', exact: true }).click();
  await page.getByRole('link', { name: 'The guide is open' }).click();
  await page.getByRole('heading', { level: 1, name: 'The guide is open' }).waitFor();
});

it('the host hydrates accessible pages with scripts within the budget, and does not render them again', async () => {
  const page = await openPage({ width: 360 });
  // Hydration keeps the prerendered heading; rendering again would replace it.
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () =>
      Object.assign(window, { prerendered: document.querySelector('h1') }),
    );
  });

  for (const { path, heading } of publicPages) {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(path);
    await waitForHydration(page);
    const scripts = (await measureScripts(page)).filter(({ name }) => !backgroundChunks.test(name));
    const bytes = scripts.reduce((sum, { size }) => sum + size, 0);
    expect(bytes).toBeGreaterThan(50_000);
    expect({
      path,
      isWithinBudget: bytes <= budget.bytes && scripts.length <= budget.requests,
      scripts,
    }).toEqual({
      path,
      isWithinBudget: true,
      scripts,
    });

    // Finds the button by its label, because a phone has no room for it beside Login and Sign Up, and shows it in the menu.
    await page.getByLabel('Switch to dark mode').first().waitFor({ state: 'attached' });
    const title = page.getByRole('heading', { level: 1, name: heading });
    expect(await title.evaluate((node) => Object.is(node, Reflect.get(window, 'prerendered')))).toBe(true);
    await waitUntilPasses(async () => expect(await page.evaluate(listWideTables)).toEqual([]));
    await expectAccessible(page);
  }
});

it('a link between pages loads no document, and focuses a linked heading', async () => {
  const page = await openPage({ width: 1600 });
  await page.goto('/');
  await waitForHydration(page);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));

  await page.getByRole('link', { name: 'Check an egg' }).click();
  const proof = page.locator('h2:focus', { hasText: 'Check a reveal' });
  await proof.waitFor();
  await waitUntilPasses(async () => expect((await proof.boundingBox())?.y).toBeLessThan(300));
  await page.getByRole('link', { name: 'About', exact: true }).first().click();
  await page.getByRole('heading', { level: 1, name: 'A natural history of things that hatch.' }).waitFor();

  expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument'))).toBe(true);
  await waitUntilPasses(async () => expect(await page.title()).toBe('About · Emberclutch'));
  await page.locator('link[rel="manifest"][href="/site.webmanifest"]').waitFor({ state: 'attached' });
});

/** Lists the scripts that the page has loaded so far, with their compressed sizes in bytes. */
function measureScripts(page: Page): Promise<{ name: string; size: number }[]> {
  return page.evaluate(() => {
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const sizes = new Map(
      resources.map(({ name, encodedBodySize }) => [
        new URL(name).pathname.split('/').at(-1) ?? '',
        encodedBodySize,
      ]),
    );
    return [...sizes].filter(([name]) => name.endsWith('.js')).map(([name, size]) => ({ name, size }));
  });
}

/** Runs in the page: lists the captions of the tables that are wider than their container. */
const listWideTables = () =>
  [...document.querySelectorAll<HTMLTableElement>('main table')]
    .filter((table) => table.scrollWidth > (table.parentElement?.clientWidth ?? 0))
    .map((table) => table.caption?.textContent);
