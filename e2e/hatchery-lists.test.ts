import type { Page } from 'playwright-core';
import type { AssetPage } from '@emberclutch/contract/asset/asset-page.ts';
import type { Asset } from '@emberclutch/contract/asset/asset.ts';
import { testBrowser } from './browser/test-browser.ts';
import { waitForIdle } from './browser/wait-for-idle.ts';
import { eventually } from './eventually.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expectListKeepsPosition, findOtherCards } from './expect-list-keeps-position.ts';
import { signUp } from './flows/sign-in.ts';
import { newTestAccount } from './flows/test-account.ts';

const { newPage } = testBrowser();

it('a player narrows a list by keyboard on a phone, and opens the same list by its URL', async () => {
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
  await eventually(async () => expect(await findOtherCards(allEggs(page))).toEqual([]));
  await waitForIdle(page);
  await expectAccessible(page);

  await page.reload();
  await waitForIdle(page);
  await eventually(async () => expect(await findOtherCards(allEggs(page))).toEqual([]));
  // Found by its label, because the sheet that contains it is closed.
  expect(await page.getByLabel('Order').inputValue()).toBe('hatching');
  await page.getByRole('button', { name: 'Remove filter: House: Fire' }).click();
  await page.waitForURL('**/hatchery/all-eggs?order=hatching');
  await eventually(async () => expect(await findOtherCards(allEggs(page))).not.toEqual([]));

  await page.emulateMedia({ media: 'print' });
  const card = allEggs(page).getByRole('listitem').first();
  expect(await card.evaluate((element) => getComputedStyle(element).breakInside)).toBe('avoid');
});

it('the list repeats a press on a button that happened before the scripts of the page loaded', async () => {
  const path = '/hatchery/sealed';
  const page = await newPage();
  const isRendered = async () => (await (await page.request.get(path)).text()).includes('"rendered":');
  // From then on the edge sends this page for a minute, however long the next rendering takes.
  await eventually(async () => expect(await isRendered()).toBe(true));
  const { promise: pressed, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/remotes/hatchery/**/*.js', async (route) => {
    await pressed;
    await route.continue();
  });

  await page.goto(path, { waitUntil: 'commit' });
  const house = page.getByRole('button', { name: 'House', exact: true });
  await house.click();
  // The focus opens the menu until the scripts have loaded.
  await page.getByRole('checkbox', { name: /^Fire/ }).first().waitFor();
  expect(await house.getAttribute('aria-expanded')).toBe('false');
  release();

  await page.getByRole('button', { name: 'House', exact: true, expanded: true }).waitFor();
  expect(await page.getByRole('checkbox', { name: /^Fire/ }).first().isVisible()).toBe(true);
});

it.each([
  ['/hatchery/sealed', 'Search by name or charm', '**/hatchery/sealed?q=ember'],
  ['/emberclutch-world', 'Find a dragon', null],
])(
  'the list searches for text that was typed into the search of %s before its scripts loaded',
  async (path, label, address) => {
    const page = await newPage();
    const isRendered = async () => (await (await page.request.get(path)).text()).includes('"rendered":');
    await eventually(async () => expect(await isRendered()).toBe(true));
    const { promise: typed, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/*.js', async (route) => {
      await typed;
      await route.continue();
    });

    await page.goto(path, { waitUntil: 'commit' });
    const search = page.getByRole('searchbox', { name: label });
    await search.pressSequentially('ember');
    release();
    await waitForIdle(page);

    if (address !== null) await page.waitForURL(address);
    await eventually(async () => expect(await search.inputValue()).toBe('ember'));
  },
);

it('the list fills its rows, keeps its position while it is narrowed, and is shown again at a card deep in it, with the focus', async () => {
  const page = await newPage();
  await page.goto('/hatchery/all-eggs');
  await waitForIdle(page);
  for (const width of [1920, 1000, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    // The first twelve cards are a group. A row that is not full would be in the middle of full ones.
    await eventually(async () => expect(new Set(await lengthsOfRows(page)).size).toBe(1));
  }
  // The values of a facet open by a press, not when the pointer is above the button.
  await page.getByRole('button', { name: 'Magic', exact: true }).hover();
  expect(await page.getByRole('checkbox', { name: /^Fire [\d,]+$/ }).isVisible()).toBe(false);
  await expectListKeepsPosition(page, allEggs(page));

  await page.getByRole('button', { name: 'Remove filter: House: Fire' }).click();
  await eventually(async () => expect(await findOtherCards(allEggs(page))).not.toEqual([]));
  await page.getByRole('button', { name: /^Load more/ }).click();
  const card = allEggs(page).getByRole('link').nth(70);
  await card.scrollIntoViewIfNeeded();
  const href = await card.getAttribute('href');
  const top = (await card.boundingBox())?.y ?? 0;
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.evaluate(recordMovingPictures);
  await card.click();
  await page.waitForURL(`**${href}`);
  const id = href?.split('/').at(-1);
  await eventually(async () => expect(await recorded(page, 'moving')).toEqual([`asset-${id}`]));

  await page.evaluate(recordFirstFrame, href);
  await page.goBack();

  await eventually(async () => expect(await recorded(page, 'firstFrame')).not.toBeNull());
  const [isFocused, firstTop] = await recorded(page, 'firstFrame');
  expect(isFocused).toBe(true);
  expect(Math.abs(firstTop - top)).toBeLessThan(60);
  const sameCard = allEggs(page).locator(`a[href="${href}"]`);
  await waitForIdle(page);
  expect(await sameCard.evaluate((link) => link === document.activeElement)).toBe(true);
  expect(Math.abs(((await sameCard.boundingBox())?.y ?? 0) - top)).toBeLessThan(60);
});

/** Records the names of the elements that the next view transition moves. Runs in the page. */
function recordMovingPictures(): void {
  const start = Document.prototype.startViewTransition;
  Document.prototype.startViewTransition = function (update) {
    const transition = start.call(this, update);
    const record = () => {
      const names = document.getAnimations().flatMap(({ effect }) => {
        const name = effect instanceof KeyframeEffect ? effect.pseudoElement : null;
        return /^::view-transition-group\((asset-\d+)\)$/.exec(name ?? '')?.[1] ?? [];
      });
      sessionStorage.setItem('moving', JSON.stringify(names));
    };
    void transition.ready.then(record);
    return transition;
  };
}

/** Records focus and position of a link in the first frame that shows it. Runs in the page. */
function recordFirstFrame(href: string | null): void {
  const look = () => {
    const link = document.querySelector(`main a[href="${href}"]:has(img)`);
    if (!link?.checkVisibility()) return requestAnimationFrame(look);
    const seen = [link === document.activeElement, link.getBoundingClientRect().top];
    return sessionStorage.setItem('firstFrame', JSON.stringify(seen));
  };
  requestAnimationFrame(look);
}

const recorded = (page: Page, key: string) =>
  page.evaluate((name) => JSON.parse(sessionStorage.getItem(name) ?? 'null'), key);

it('the stage opens at the instant when an egg hatches, on the page of its owner', async () => {
  const page = await newPage();
  await page.clock.install();
  const found = await firstDragon(page);
  await signUp(page, newTestAccount());
  await withoutServerTime(page);
  const accId = await page.evaluate(() => localStorage.getItem('user'));
  const hatchesAt = Math.floor(Date.now() / 1_000) + 3_600;
  const states = dragonStates({ ...found, accId }, hatchesAt);
  let isHatched = false;
  await page.route(`**/v1/assets/${found.id}`, (route) =>
    route.fulfill({ json: isHatched ? states.dragon : states.egg }),
  );
  // Navigates by a link, because the edge renders the first page with the real dragon.
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
  const waitUntil = async (secondsBefore: number) => {
    const left = (hatchesAt - secondsBefore) * 1_000 - (await page.evaluate(() => Date.now()));
    if (left > 0) await page.clock.fastForward(left);
  };
  await waitUntil(30);
  await eventually(async () => expect(isStageLoaded).toBe(true));
  isHatched = true;
  await waitUntil(0);
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

/** Removes the date from API answers: an answer that arrives after the test moved the clock would move it back. */
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
