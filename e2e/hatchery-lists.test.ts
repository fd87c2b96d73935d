import type { Page } from 'playwright-core';
import type { AssetPage } from '@emberclutch/contract/asset/asset-page.ts';
import type { Asset } from '@emberclutch/contract/asset/asset.ts';
import { setUpBrowser } from './browser/test-browser.ts';
import { waitForIdle } from './browser/wait-for-idle.ts';
import { waitUntilPasses } from './wait-until-passes.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expectListKeepsPosition, findOtherCards } from './expect-list-keeps-position.ts';
import { signUp } from './flows/sign-in.ts';
import { createTestAccount } from './flows/test-account.ts';

const { openPage } = setUpBrowser();

it('a player narrows a list by keyboard on a phone, and opens the same list by its URL', async () => {
  const page = await openPage({ width: 360 });
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
  await waitUntilPasses(async () => expect(await findOtherCards(findAllEggs(page))).toEqual([]));
  await waitForIdle(page);
  await expectAccessible(page);

  await page.reload();
  await waitForIdle(page);
  await waitUntilPasses(async () => expect(await findOtherCards(findAllEggs(page))).toEqual([]));
  // Finds the order by its label, because the sheet that contains it is closed.
  expect(await page.getByLabel('Order').inputValue()).toBe('hatching');
  await page.getByRole('button', { name: 'Remove filter: House: Fire' }).click();
  await page.waitForURL('**/hatchery/all-eggs?order=hatching');
  await waitUntilPasses(async () => expect(await findOtherCards(findAllEggs(page))).not.toEqual([]));

  await page.emulateMedia({ media: 'print' });
  const card = findAllEggs(page).getByRole('listitem').first();
  expect(await card.evaluate((element) => getComputedStyle(element).breakInside)).toBe('avoid');
});

it('the list repeats a press on a button that happened before the scripts of the page had loaded', async () => {
  const path = '/hatchery/sealed';
  const page = await openPage();
  const isRendered = async () => (await (await page.request.get(path)).text()).includes('"rendered":');
  // After that, the edge sends this page for a minute, however long the next rendering takes.
  await waitUntilPasses(async () => expect(await isRendered()).toBe(true));
  const { promise: press, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/remotes/hatchery/**/*.js', async (route) => {
    await press;
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
  'the list searches for text that a player typed into the search of %s before its scripts had loaded',
  async (path, label, address) => {
    const page = await openPage();
    const isRendered = async () => (await (await page.request.get(path)).text()).includes('"rendered":');
    await waitUntilPasses(async () => expect(await isRendered()).toBe(true));
    const { promise: typing, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/*.js', async (route) => {
      await typing;
      await route.continue();
    });

    await page.goto(path, { waitUntil: 'commit' });
    const search = page.getByRole('searchbox', { name: label });
    await search.pressSequentially('ember');
    release();
    await waitForIdle(page);

    if (address !== null) await page.waitForURL(address);
    await waitUntilPasses(async () => expect(await search.inputValue()).toBe('ember'));
  },
);

it('the list fills its rows, keeps its position under a filter, and on return shows and focuses the card that the player had opened', async () => {
  const page = await openPage();
  await page.goto('/hatchery/all-eggs');
  await waitForIdle(page);
  for (const width of [1920, 1000, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    // The first twelve cards are a group. An incomplete row would be in the middle of complete ones.
    await waitUntilPasses(async () => expect(new Set(await countCardsByRow(page)).size).toBe(1));
  }
  // A press opens the values of a facet; hovering over the button does not.
  await page.getByRole('button', { name: 'Magic', exact: true }).hover();
  expect(await page.getByRole('checkbox', { name: /^Fire [\d,]+$/ }).isVisible()).toBe(false);
  await expectListKeepsPosition(page, findAllEggs(page));

  await page.getByRole('button', { name: 'Remove filter: House: Fire' }).click();
  await waitUntilPasses(async () => expect(await findOtherCards(findAllEggs(page))).not.toEqual([]));
  await page.getByRole('button', { name: /^Load more/ }).click();
  const card = findAllEggs(page).getByRole('link').nth(70);
  await card.scrollIntoViewIfNeeded();
  const href = await card.getAttribute('href');
  const top = (await card.boundingBox())?.y ?? 0;
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.evaluate(recordMovingPictures);
  await card.click();
  await page.waitForURL(`**${href}`);
  const id = href?.split('/').at(-1);
  await waitUntilPasses(async () => expect(await readRecord(page, 'moving')).toEqual([`asset-${id}`]));

  await page.evaluate(recordFirstFrame, href);
  await page.goBack();

  await waitUntilPasses(async () => expect(await readRecord(page, 'firstFrame')).not.toBeNull());
  const [isFocused, firstTop] = await readRecord(page, 'firstFrame');
  expect(isFocused).toBe(true);
  expect(Math.abs(firstTop - top)).toBeLessThan(60);
  const sameCard = findAllEggs(page).locator(`a[href="${href}"]`);
  await waitForIdle(page);
  expect(await sameCard.evaluate((link) => link === document.activeElement)).toBe(true);
  expect(Math.abs(((await sameCard.boundingBox())?.y ?? 0) - top)).toBeLessThan(60);

  // A list that also shows the asset of the page appears without a transition, which would delay it.
  await page.goto('/hatchery/all-eggs');
  await waitForIdle(page);
  await findAllEggs(page).getByRole('link').nth(2).click();
  await page.waitForURL('**/details/*');
  await waitForIdle(page);
  const { pathname } = new URL(page.url());
  await page.evaluate(recordMovingPictures);
  await page.evaluate(() => sessionStorage.removeItem('moving'));
  await page.getByRole('banner').getByRole('link', { name: 'Community' }).click();
  await page.waitForURL('**/community');
  await page.locator(`main a[href="${pathname}"] img`).filter({ visible: true }).first().waitFor();
  expect(await readRecord(page, 'moving')).toBeNull();
});

/** Runs in the page: records the names of the elements that the next view transition moves. */
function recordMovingPictures(): void {
  const start = Document.prototype.startViewTransition;
  Document.prototype.startViewTransition = function (update) {
    sessionStorage.setItem('moving', '[]');
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

/** Runs in the page: records focus and position of a link in the first frame that shows it. */
function recordFirstFrame(href: string | null): void {
  const checkFrame = () => {
    const link = document.querySelector(`main a[href="${href}"]:has(img)`);
    if (!link?.checkVisibility()) return requestAnimationFrame(checkFrame);
    const record = [link === document.activeElement, link.getBoundingClientRect().top];
    return sessionStorage.setItem('firstFrame', JSON.stringify(record));
  };
  requestAnimationFrame(checkFrame);
}

const readRecord = (page: Page, key: string) =>
  page.evaluate((name) => JSON.parse(sessionStorage.getItem(name) ?? 'null'), key);

it('the stage opens on the page of an egg for its owner at the instant when the egg hatches', async () => {
  const page = await openPage();
  await page.clock.install();
  const dragon = await findFirstDragon(page);
  await signUp(page, createTestAccount());
  await removeServerTime(page);
  const accId = await page.evaluate(() => localStorage.getItem('user'));
  const hatchesAt = Math.floor(Date.now() / 1_000) + 3_600;
  const states = createDragonStates({ ...dragon, accId }, hatchesAt);
  let isHatched = false;
  await page.route(`**/v1/assets/${dragon.id}`, (route) =>
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
  }, `/details/${dragon.id}`);
  await page.getByRole('timer').waitFor();
  await page.evaluate(recordStatuses);
  const advanceClock = async (secondsBefore: number) => {
    const remainingMs = (hatchesAt - secondsBefore) * 1_000 - (await page.evaluate(() => Date.now()));
    if (remainingMs > 0) await page.clock.fastForward(remainingMs);
  };
  await advanceClock(30);
  await waitUntilPasses(async () => expect(isStageLoaded).toBe(true));
  isHatched = true;
  await advanceClock(0);
  await page.waitForURL(`**/arrival/${dragon.id}`);
  await page.getByRole('button', { name: 'Open the shell' }).waitFor();

  expect(await page.evaluate(() => sessionStorage.getItem('statuses'))).not.toContain('Turning the page');
  // The page still reads pictures, whose requests would otherwise fail in the next test file of the worker.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

/** Runs in the page: records each text that the page shows while something loads. */
function recordStatuses(): void {
  const record = () => {
    const texts = [...document.querySelectorAll('main [role=status]')].map(({ textContent }) => textContent);
    sessionStorage.setItem('statuses', (sessionStorage.getItem('statuses') ?? '') + texts.join(' '));
  };
  new MutationObserver(record).observe(document.body, { childList: true, subtree: true });
}

/** Counts the cards in each row of the first twelve cards. */
async function countCardsByRow(page: Page): Promise<number[]> {
  const cards = await findAllEggs(page).getByRole('link').all();
  const tops = await Promise.all(cards.slice(0, 12).map(async (card) => (await card.boundingBox())?.y));
  return [...Map.groupBy(tops, (top) => top).values()].map(({ length }) => length);
}

const findAllEggs = (page: Page) => page.getByRole('list', { name: 'All eggs' });

async function findFirstDragon(page: Page): Promise<Asset> {
  const response = await page.request.get('/v1/assets/dragons?state=HATCHED&limit=1&page=0');
  const { assets }: AssetPage = await response.json();
  if (!assets[0]) throw new Error('The seeded world has no dragon.');
  return assets[0];
}

/** Removes the date from responses of the API, because the date of a response would set back the clock that the test has advanced. */
const removeServerTime = (page: Page) =>
  page.route('**/v1/**', async (route) => {
    const response = await route.fetch();
    const headers = Object.entries(response.headers()).filter(([name]) => name !== 'date');
    await route.fulfill({ response, headers: Object.fromEntries(headers) });
  });

/** Creates two states of an asset: the egg that is about to hatch, and the dragon that hatches from it. */
function createDragonStates(dragon: Asset, hatchesAt: number): { egg: Asset; dragon: Asset } {
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
