import type { Page } from 'playwright-core';
import type { AssetPage } from '@emberclutch/contract/asset/asset-page.ts';
import type { Asset } from '@emberclutch/contract/asset/asset.ts';
import { seriousViolationsByTheme } from './browser/axe-violations.ts';
import { testBrowser } from './browser/test-browser.ts';
import { waitForIdle } from './browser/wait-for-idle.ts';
import { eventually } from './eventually.ts';
import { expectListKeepsPlace, cardsOfOthers } from './expect-list-keeps-place.ts';
import { expectNoHorizontalScroll } from './expect-no-horizontal-scroll.ts';
import { signUp } from './flows/sign-in.ts';
import { newTestAccount } from './flows/test-account.ts';

const { newPage } = testBrowser();

it('narrows a list by keyboard on a phone, and opens the same list by its address', async () => {
  const page = await newPage({ width: 360 });
  await page.goto('/hatchery/all-eggs');
  await waitForIdle(page);

  await page.getByRole('button', { name: 'Filters' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const fire = page.getByRole('checkbox', { name: /^Fire [\d,]+$/ });
  await fire.focus();
  await page.keyboard.press('Space');
  await page.waitForURL('**/hatchery/all-eggs?house=fire');
  await page.getByRole('combobox', { name: 'Order' }).selectOption('Hatching soonest');
  await page.waitForURL('**/hatchery/all-eggs?house=fire&order=hatching');
  await eventually(async () => expect(await cardsOfOthers(allEggs(page))).toEqual([]));
  await waitForIdle(page);
  expect(await seriousViolationsByTheme(page)).toEqual({ light: [], dark: [] });
  await expectNoHorizontalScroll(page);

  await page.reload();
  await waitForIdle(page);
  await eventually(async () => expect(await cardsOfOthers(allEggs(page))).toEqual([]));
  // By its label: the sheet that contains it is closed.
  expect(await page.getByLabel('Order').inputValue()).toBe('hatching');
  await page.getByRole('button', { name: 'Remove filter: House: Fire' }).click();
  await page.waitForURL('**/hatchery/all-eggs?order=hatching');
  await eventually(async () => expect(await cardsOfOthers(allEggs(page))).not.toEqual([]));

  await page.emulateMedia({ media: 'print' });
  const card = allEggs(page).getByRole('listitem').first();
  expect(await card.evaluate((element) => getComputedStyle(element).breakInside)).toBe('avoid');
});

it('opens the values of a facet by a press, not by the pointer above its button', async () => {
  const page = await newPage();
  await page.goto('/hatchery/all-eggs');
  await waitForIdle(page);
  const button = page.getByRole('button', { name: 'Magic', exact: true });
  const fire = page.getByRole('checkbox', { name: /^Fire [\d,]+$/ });

  await button.hover();
  expect(await fire.isVisible()).toBe(false);
  await button.focus();
  await page.keyboard.press('Tab');
  expect(await page.getByRole('button', { name: 'Spawned in' }).evaluate(isFocused)).toBe(true);

  await button.press('Enter');
  await page.keyboard.press('Tab');
  expect(await fire.evaluate(isFocused)).toBe(true);
  await page.keyboard.press('Escape');
  expect(await fire.isVisible()).toBe(false);
  expect(await button.evaluate(isFocused)).toBe(true);
});

const isFocused = (element: Element) => element === document.activeElement;

it('repeats a press on a button of the page that came before its scripts', async () => {
  const path = '/hatchery/sealed';
  const page = await newPage();
  const isRendered = async () => (await (await page.request.get(path)).text()).includes('"rendered":');
  // From then on it is shown for a minute, however long the next rendering takes.
  await eventually(async () => expect(await isRendered()).toBe(true));
  const { promise: pressed, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/remotes/hatchery/**/*.js', async (route) => {
    await pressed;
    await route.continue();
  });

  await page.goto(path, { waitUntil: 'commit' });
  const house = page.getByRole('button', { name: 'House', exact: true });
  await house.click();
  // The focus opens the menu until the scripts do.
  await page.getByRole('checkbox', { name: /^Fire/ }).first().waitFor();
  expect(await house.getAttribute('aria-expanded')).toBe('false');
  release();

  await page.getByRole('button', { name: 'House', exact: true, expanded: true }).waitFor();
  expect(await page.getByRole('checkbox', { name: /^Fire/ }).first().isVisible()).toBe(true);
});

it('keeps the list in its place while it is narrowed', async () => {
  const page = await newPage();
  await page.goto('/hatchery/all-eggs');

  await expectListKeepsPlace(page, allEggs(page));
});

it('fills its rows, and returns from a card deep in a list to its place, with the focus', async () => {
  const page = await newPage();
  await page.goto('/hatchery/all-eggs');
  await waitForIdle(page);
  for (const width of [1920, 1000, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    // The first twelve cards are a group: a row that it does not fill would stand amid full ones.
    expect(new Set(await lengthsOfRows(page)).size).toBe(1);
  }
  await page.getByRole('button', { name: /^Load more/ }).click();
  const card = allEggs(page).getByRole('link').nth(70);
  await card.scrollIntoViewIfNeeded();
  const href = await card.getAttribute('href');
  const top = (await card.boundingBox())?.y ?? 0;
  await card.click();
  await page.waitForURL(`**${href}`);

  await page.goBack();

  const sameCard = allEggs(page).locator(`a[href="${href}"]`);
  await eventually(async () => {
    expect(await sameCard.evaluate((link) => link === document.activeElement)).toBe(true);
    expect(Math.abs(((await sameCard.boundingBox())?.y ?? 0) - top)).toBeLessThan(60);
  });
});

it('shows an egg hatching: it opens and becomes its dragon', async () => {
  const page = await newPage();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install();
  await withoutServerTime(page);
  const dragon = await firstDragon(page);
  const hatchesAt = Math.floor(Date.now() / 1_000) + 45;
  const states = dragonStates(dragon, hatchesAt);
  await page.route('**/v1/assets/dragons?*', (route) =>
    route.fulfill({ json: { assets: [states.egg], total: 1 } satisfies AssetPage }),
  );
  await page.route(`**/v1/assets/${dragon.id}`, (route) => route.fulfill({ json: states.dragon }));
  // By a tab: the edge renders the first page with real eggs.
  await page.goto('/hatchery/sealed');
  await waitForIdle(page);
  await page.getByRole('link', { name: /^Hatching \d/ }).click();
  const card = page.getByRole('list', { name: 'Hatching eggs' }).getByRole('link');
  await card.getByText(/^Hatches in 0:[0-4]\d$/).waitFor();

  // To the hatching and no further: later than 20 s after it the dragon is shown at once.
  await page.clock.fastForward(hatchesAt * 1_000 - Date.now());

  // The halves of the egg, and the dragon.
  await eventually(async () => expect(await card.locator('img').count()).toBe(3));
  await page.getByRole('status').getByText(`has hatched: ${dragon.dragon?.dragon?.name}`).waitFor();
  await eventually(async () => expect(await card.locator('img').count()).toBe(1));
});

it('opens the stage at the instant when an egg hatches on the page of its owner', async () => {
  const page = await newPage();
  await page.clock.install();
  const found = await firstDragon(page);
  await signUp(page, newTestAccount());
  await withoutServerTime(page);
  const accId = await page.evaluate(() => localStorage.getItem('user'));
  const hatchesAt = Math.floor(Date.now() / 1_000) + 45;
  const states = dragonStates({ ...found, accId }, hatchesAt);
  let isHatched = false;
  await page.route(`**/v1/assets/${found.id}`, (route) =>
    route.fulfill({ json: isHatched ? states.dragon : states.egg }),
  );
  // By a link: the edge renders the first page with the real dragon.
  await page.goto('/hatchery/all-eggs');
  await waitForIdle(page);
  let isStageLoaded = false;
  page.on('requestfinished', (request) => {
    isStageLoaded ||= /\/remotes\/spawn\/.*arrival/.test(request.url());
  });
  await page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, `/details/${found.id}`);
  await page.getByRole('timer').waitFor();
  await page.evaluate(recordStatuses);
  await eventually(async () => expect(isStageLoaded).toBe(true));
  isHatched = true;
  await page.clock.fastForward(hatchesAt * 1_000 - Date.now());
  await page.waitForURL(`**/arrival/${found.id}`);
  await page.getByRole('button', { name: 'Open the shell' }).waitFor();

  expect(await page.evaluate(() => sessionStorage.getItem('statuses'))).not.toContain('Turning the page');
});

/** Records each text that is shown while something loads. Runs in the page. */
function recordStatuses(): void {
  const record = () => {
    const shown = [...document.querySelectorAll('main [role=status]')].map(({ textContent }) => textContent);
    sessionStorage.setItem('statuses', (sessionStorage.getItem('statuses') ?? '') + shown.join(' '));
  };
  new MutationObserver(record).observe(document.body, { childList: true, subtree: true });
}

/** Number of cards in each row of the first twelve. */
async function lengthsOfRows(page: Page): Promise<number[]> {
  const cards = await allEggs(page).getByRole('link').all();
  const tops = await Promise.all(cards.slice(0, 12).map(async (card) => (await card.boundingBox())?.y));
  return [...Map.groupBy(tops, (top) => top).values()].map(({ length }) => length);
}

const allEggs = (page: Page) => page.getByRole('list', { name: 'All eggs' });

async function firstDragon(page: Page): Promise<Asset> {
  const answer = await page.request.get('/v1/assets/dragons?state=HATCHED&limit=1&page=0');
  const { assets }: AssetPage = await answer.json();
  if (!assets[0]) throw new Error('The seeded world has no dragon.');
  return assets[0];
}

/** Answers of the API without their date: one that arrives after the clock was moved would move it back. */
const withoutServerTime = (page: Page) =>
  page.route('**/v1/**', async (route) => {
    const response = await route.fetch();
    const headers = Object.entries(response.headers()).filter(([name]) => name !== 'date');
    await route.fulfill({ response, headers: Object.fromEntries(headers) });
  });

/** The same asset as an egg that is about to hatch, and as the dragon that it becomes. */
function dragonStates(dragon: Asset, hatchesAt: number): { egg: Asset; dragon: Asset } {
  const egg = { golden: dragon.golden, hatchState: 'hatching', hatchesAt } as const;
  return {
    egg: {
      ...dragon,
      assetState: 'HATCHING',
      thumbnail: dragon.thumbnail?.replace(/hatched$/, 'hatching') ?? null,
      dragon: { ...dragon.dragon, egg, dragon: null },
    },
    dragon: {
      ...dragon,
      dragon: {
        ...dragon.dragon,
        egg: { ...egg, hatchState: 'hatched' },
        dragon: { ...dragon.dragon?.dragon, hatchedAt: hatchesAt },
      },
    },
  };
}
