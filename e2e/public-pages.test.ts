import type { Page } from 'playwright-core';
import { pageAttributes } from '@emberclutch/contract/site/page-protocol.ts';
import { seriousViolationsByTheme } from './browser/axe-violations.ts';
import { waitForHydration, waitForIdle } from './browser/wait-for-idle.ts';
import { testBrowser } from './browser/test-browser.ts';
import { eventually } from './eventually.ts';
import { expectNoHorizontalScroll } from './expect-no-horizontal-scroll.ts';
import { newTestAccount } from './flows/test-account.ts';
import { signUp } from './flows/sign-in.ts';

const { newPage } = testBrowser();

const publicPages = [
  {
    path: '/',
    heading: 'Somewhere in here, something is about to hatch.',
    words: 'How an egg becomes a dragon',
  },
  { path: '/about', heading: 'A natural history of things that hatch.', words: 'Nobody chose your egg.' },
  { path: '/team', heading: 'Who keeps the eggs warm.', words: 'The clock keepers' },
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

it.each(publicPages)('$path is readable without JavaScript', async ({ path, heading, words }) => {
  const page = await newPage({ javaScriptEnabled: false });

  const answer = await page.goto(path);

  expect(answer?.status()).toBe(200);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  await page.getByRole('main').getByText(words).first().waitFor();
  expect(await page.locator(`[${pageAttributes.requiresScript}]:visible`).count()).toBe(0);
});

it('follows links and the theme of the system without JavaScript', async () => {
  const page = await newPage({ javaScriptEnabled: false, width: 360, colorScheme: 'dark' });
  await page.goto('/about');
  const luminance = await page.evaluate(() =>
    Math.max(...(getComputedStyle(document.documentElement).backgroundColor.match(/\d+/g) ?? []).map(Number)),
  );
  expect(luminance).toBeLessThan(64);
  await page.emulateMedia({ media: 'print' });
  const bar = page.locator('header').first();
  await page.getByRole('heading', { level: 1 }).waitFor();
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

it.each(publicPages)('$path is hydrated, not rendered again, and accessible', async ({ path, heading }) => {
  const page = await newPage({ width: 360, colorScheme: 'dark' });
  // Hydration keeps the prerendered heading; a new render would replace it.
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () =>
      Object.assign(window, { prerendered: document.querySelector('h1') }),
    );
  });

  await page.goto(path);
  // By its label: a phone shows it in the menu, beside Login and Sign Up there is no room for it.
  await page.getByLabel('Switch to light mode').first().waitFor({ state: 'attached' });

  const title = page.getByRole('heading', { level: 1, name: heading });
  expect(await title.evaluate((node) => Object.is(node, Reflect.get(window, 'prerendered')))).toBe(true);
  await expectNoHorizontalScroll(page);
  await eventually(async () => expect(await page.evaluate(tablesWithoutSign)).toEqual([]));

  await page.setViewportSize({ width: 1280, height: 900 });
  await waitForIdle(page);
  expect(await seriousViolationsByTheme(page)).toEqual({ light: [], dark: [] });
});

it('links to the news feed only where the site has one', async () => {
  const page = await newPage({ javaScriptEnabled: false });
  const link = page.getByRole('link', { name: 'Follow the feed' });
  await serveNewsWith(page, '');
  await page.goto('/news');
  await page.getByText('From the margins.').waitFor();
  expect(await link.isVisible()).toBe(false);

  await serveNewsWith(page, '<link rel="alternate" type="application/atom+xml" href="/news.xml">');
  await page.reload();
  expect(await link.isVisible()).toBe(true);
});

/** A site without a public URL has no feed: the suite of a test run has none, one that was started by hand has. */
async function serveNewsWith(page: Page, feed: string): Promise<void> {
  await page.route('**/news', async (route) => {
    const answer = await route.fetch();
    const html = (await answer.text()).replace(/<link [^>]*application\/atom\+xml[^>]*>/, '');
    await route.fulfill({ response: answer, body: html.replace('</head>', `${feed}</head>`) });
  });
}

it('hydrates a prerendered page for a signed-in player', async () => {
  const page = await newPage({ width: 1600 });
  await signUp(page, newTestAccount());

  await page.goto('/about');

  await page.getByRole('link', { name: 'My Collection' }).first().waitFor();
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor({ state: 'detached' });
});

it('navigates between pages without loading another document', async () => {
  const page = await newPage({ width: 1600 });
  await page.goto('/');
  await waitForHydration(page);
  await page.evaluate(() => Object.assign(window, { isSame: true }));

  await page.getByRole('link', { name: 'About', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'A natural history of things that hatch.' }).waitFor();

  expect(await page.evaluate(() => Reflect.get(window, 'isSame'))).toBe(true);
  await eventually(async () => expect(await page.title()).toBe('About · Emberclutch'));
});

it('links from the home page to the heading of the proof, and focuses it', async () => {
  const page = await newPage();
  await page.goto('/');
  await waitForHydration(page);

  await page.getByRole('link', { name: 'Check an egg' }).click();

  const proof = page.locator('h2:focus', { hasText: 'Check a reveal' });
  await proof.waitFor();
  await eventually(async () => expect((await proof.boundingBox())?.y).toBeLessThan(300));
});

/** Names of the tables that scroll sideways and do not show it. Runs in the page. */
const tablesWithoutSign = () =>
  [...document.querySelectorAll('[role="region"]:has(> table)')]
    .filter((frame) => frame.scrollWidth > frame.clientWidth)
    .filter((frame) => getComputedStyle(frame).maskImage === 'none')
    .map((frame) => frame.getAttribute('aria-label'));
