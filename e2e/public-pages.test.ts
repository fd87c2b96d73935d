import { seriousViolations } from './browser/axe-violations.ts';
import { waitForHydration, waitForIdle } from './browser/wait-for-idle.ts';
import { visitors } from './browser/visitors.ts';
import { eventually } from './eventually.ts';
import { expectNoSidewaysScroll } from './expect-no-sideways-scroll.ts';
import { newAccount } from './flows/account.ts';
import { signUp } from './flows/sign-in.ts';

const { visit } = visitors();

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
  { path: '/privacy', heading: 'What we know of you.', words: 'There are cookies for signing in' },
  { path: '/marketplace', heading: 'Coming Soon', words: 'What will stand here' },
];

it.each(publicPages)('$path can be read without JavaScript', async ({ path, heading, words }) => {
  const page = await visit({ runsScripts: false });

  const answer = await page.goto(path);

  expect(answer?.status()).toBe(200);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  await page.getByRole('main').getByText(words).first().waitFor();
  expect(await page.locator('[data-live]:visible').count()).toBe(0);
});

it('links lead on without JavaScript', async () => {
  const page = await visit({ runsScripts: false, width: 360 });
  await page.goto('/about');

  await page.getByRole('link', { name: 'News', exact: true }).click();
  await page.getByRole('link', { name: 'The guide is open' }).click();

  await page.getByRole('heading', { level: 1, name: 'The guide is open' }).waitFor();
});

it.each(publicPages)('$path is taken over as it was drawn', async ({ path, heading }) => {
  const page = await visit({ width: 360, colorScheme: 'dark' });
  // Whoever keeps the very heading that was drawn has taken the page over instead of drawing it anew.
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () =>
      Object.assign(window, { drawn: document.querySelector('h1') }),
    );
  });

  await page.goto(path);
  await page.getByRole('button', { name: 'Switch to light mode' }).waitFor();

  const title = page.getByRole('heading', { level: 1, name: heading });
  expect(await title.evaluate((node) => Object.is(node, Reflect.get(window, 'drawn')))).toBe(true);
  await expectNoSidewaysScroll(page);
});

it('offers the feed of news only where the site has one', async () => {
  const page = await visit({ runsScripts: false });
  const link = page.getByRole('link', { name: 'Follow the feed' });
  await page.goto('/news');
  await page.getByText('From the margins.').waitFor();
  expect(await page.locator('link[type="application/atom+xml"]').count()).toBe(0); // it does not know where it is
  expect(await link.isVisible()).toBe(false);

  await page.route('**/news', async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    const feed = '<link rel="alternate" type="application/atom+xml" href="/news.xml">';
    await route.fulfill({ response: answer, body: html.replace('</head>', `${feed}</head>`) });
  });
  await page.reload();
  expect(await link.isVisible()).toBe(true);
});

it('takes a page over for somebody who is signed in, too', async () => {
  const page = await visit({ width: 1600 });
  await signUp(page, newAccount());

  await page.goto('/about');

  await page.getByRole('link', { name: 'My Collection' }).first().waitFor();
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor({ state: 'detached' });
});

it('answers 404 for a story that was never written', async () => {
  const page = await visit({ expects: [/status of 404/] });

  const answer = await page.goto('/news/no-such-story');

  expect(answer?.status()).toBe(404);
  await page.getByRole('heading', { level: 1, name: 'Not in this guide' }).waitFor();
});

it('goes from page to page without asking the server for another document', async () => {
  const page = await visit({ width: 1600 });
  await page.goto('/');
  await waitForHydration(page);
  await page.evaluate(() => Object.assign(window, { isSame: true }));

  await page.getByRole('link', { name: 'About', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'A natural history of things that hatch.' }).waitFor();

  expect(await page.evaluate(() => Reflect.get(window, 'isSame'))).toBe(true);
  await eventually(async () => expect(await page.title()).toBe('About · Emberclutch'));
});

it('leads from a promise of the first page to the very place that proves it', async () => {
  const page = await visit();
  await page.goto('/');
  await waitForHydration(page);

  await page.getByRole('link', { name: 'Check an egg' }).click();

  const proof = page.locator('h2:focus', { hasText: 'Check a reveal' });
  await proof.waitFor();
  await eventually(async () => expect((await proof.boundingBox())?.y).toBeLessThan(300));
});

it('checks a reveal in the browser, and draws the egg', async () => {
  const page = await visit();
  await page.goto('/whitepaper');
  await waitForHydration(page);

  await page.getByRole('button', { name: 'Check' }).click();

  await page.getByText('The fingerprint fits').waitFor();
  await page.getByText('The genome fits').waitFor();
  await page.getByRole('img', { name: /sealed dragon egg of the house of/ }).waitFor();
});

describe.each(['light', 'dark'] as const)('in the %s theme', (colorScheme) => {
  it.each(publicPages)('$path has no serious fault', async ({ path }) => {
    const page = await visit({ colorScheme });

    await page.goto(path);
    await waitForIdle(page);

    expect(await seriousViolations(page)).toEqual([]);
  });
});
