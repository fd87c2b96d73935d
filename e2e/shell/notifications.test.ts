import type { Locator, Page } from 'playwright-core';
import { waitForHydration } from '../browser/wait-for-idle.ts';
import { setUpBrowser } from '../browser/test-browser.ts';
import { toUnrenderedPath } from '../browser/to-unrendered-path.ts';
import { waitUntilPasses } from '../wait-until-passes.ts';
import { setAnimationSpeed } from './set-animation-speed.ts';
import {
  returnToTab,
  mockSeason,
  getEpochSeconds,
  createOpenCycle,
  createClosedCycle,
} from './mock-season.ts';

const { openPage } = setUpBrowser();

const openedMessage = 'Dragon eggs are available: the spawn cycle has opened.';
const findToast = (page: Page, text: string | RegExp) =>
  page.locator('.Toastify__toast').filter({ hasText: text });
const findBell = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('button', { name, exact: true });
const findBadge = (page: Page, season: string) => page.getByRole('banner').getByText(season, { exact: true });

type MockedSeason = Awaited<ReturnType<typeof mockSeason>>;

/** Opens a page and waits for its background tasks. */
const openWithBackgroundTasks = (page: Page, season: MockedSeason, path = '/') =>
  loadWithBackgroundTasks(page, season, () => page.goto(toUnrenderedPath(path)));

/** Loads a document, and waits until a return to the tab requests the season again. The page requests it once by itself. */
async function loadWithBackgroundTasks(
  page: Page,
  season: MockedSeason,
  load: () => Promise<unknown>,
): Promise<void> {
  const initialCount = season.countRequests();
  await load();
  await waitForHydration(page);
  await waitUntilPasses(async () => {
    await returnToTab(page);
    expect(season.countRequests()).toBeGreaterThan(initialCount + 1);
  });
}

/** Returns to the tab repeatedly until an element appears, because the page does not repeat a request in flight. */
async function returnToTabUntil(page: Page, expectedElement: Locator): Promise<void> {
  await waitUntilPasses(async () => {
    await returnToTab(page);
    await expectedElement.waitFor({ timeout: 1_000 });
  });
}

it('the host announces an opened cycle when the player returns to the tab, and a click opens the spawn page', async () => {
  const page = await openPage();
  const season = await mockSeason(page, createClosedCycle());
  await setAnimationSpeed(page, 0.1);
  await openWithBackgroundTasks(page, season);
  season.set(createOpenCycle());

  await returnToTabUntil(page, findToast(page, openedMessage));
  await findToast(page, openedMessage).click();

  await page.waitForURL('**/login?next=%2Fspawn'); // players sign in first
  await findToast(page, openedMessage).waitFor({ state: 'detached' });
  await findBell(page, 'Notifications').waitFor();
});

it('the host announces an approaching end once across reloads and tabs, and the bell lists it in all tabs', async () => {
  const page = await openPage();
  const ends = { spawnCycleEnd: getEpochSeconds() + 42 * 60, seasonEnd: getEpochSeconds() + 55 * 60 };
  const season = await mockSeason(page, createOpenCycle(ends));
  await setAnimationSpeed(page, 0.1);
  await openWithBackgroundTasks(page, season);
  await findToast(page, /4[12] Min left/).waitFor();
  await findToast(page, /new season starts in 5[45] minutes/).waitFor();
  const otherTab = await page.context().newPage();
  await openWithBackgroundTasks(otherTab, season, '/about');
  season.set(createOpenCycle({ ...ends, spawnSeason: 'AIR' })); // shows that the page has requested the season
  await returnToTabUntil(otherTab, findBadge(otherTab, 'AIR II'));
  await findBell(otherTab, 'Notifications, 2 unread').waitFor();
  expect(await otherTab.locator('.Toastify__toast').count()).toBe(0);

  await findBell(otherTab, 'Notifications, 2 unread').click();
  const center = otherTab.getByRole('region', { name: 'Notifications', exact: true });
  await center.getByRole('listitem').nth(1).waitFor();
  expect(await center.getByRole('link').first().getAttribute('href')).toBe('/spawn');
  await findBell(page, 'Notifications').waitFor(); // a notification that is read in one tab is read in all tabs

  await loadWithBackgroundTasks(page, season, () => page.reload());
  season.set(createOpenCycle({ ...ends, spawnSeason: 'FIRE' }));
  await returnToTabUntil(page, findBadge(page, 'FIRE II'));
  await findBell(page, 'Notifications').waitFor();
  expect(await page.locator('.Toastify__toast').count()).toBe(0);
});

it('the host stacks toasts on a small phone, and runs only the timer of the top toast', async () => {
  const page = await openPage({ width: 360, hasTouch: true });
  await mockSeason(
    page,
    createOpenCycle({ spawnCycleEnd: getEpochSeconds() + 42 * 60, seasonEnd: getEpochSeconds() + 55 * 60 }),
  );
  await setAnimationSpeed(page, 0.05);
  await page.goto(toUnrenderedPath('/'));
  const upper = findToast(page, 'A new season starts');
  const lower = findToast(page, 'Min left');
  await Promise.all([upper.waitFor(), lower.waitFor()]);

  await expectTimerState(lower, 'paused'); // while the lower toast is behind the upper one
  await upper.getByRole('button', { name: 'Close' }).tap();

  await expectTimerState(lower, 'running');
  await lower.getByRole('button', { name: 'Close' }).tap();
  await lower.waitFor({ state: 'detached' });
});

it('the host congratulates on golden eggs after the event, and celebrates until a key is pressed', async () => {
  const page = await openPage();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const season = await mockSeason(page, createClosedCycle());
  await setAnimationSpeed(page, 0.25); // slow enough for a key press
  await openWithBackgroundTasks(page, season);
  const celebration = page.locator('[data-celebration]');
  const awardAndCelebrate = async (count: number) => {
    const hasAppeared = celebration.waitFor();
    await awardGoldenEggs(page, count);
    await hasAppeared;
  };

  await awardAndCelebrate(1);
  await findToast(page, 'Congratulations! You have received a Golden egg!').waitFor();
  await page.keyboard.press('Shift');
  await celebration.waitFor({ state: 'detached' });

  await awardAndCelebrate(3);
  await findToast(page, 'Congratulations! You have received 3 Golden eggs!').click(); // the celebration does not block clicks
  await page.waitForURL('**/login?next=%2Fmy-collection');
  await celebration.waitFor({ state: 'detached' });
});

const expectTimerState = (toast: Locator, state: string) =>
  waitUntilPasses(async () => {
    const timer = toast.getByRole('progressbar');
    expect(await timer.evaluate((bar) => getComputedStyle(bar).animationPlayState)).toBe(state);
  });

/** Dispatches the event of an award, as any script of the page may do. */
const awardGoldenEggs = (page: Page, count: number) =>
  page.evaluate(
    (received) =>
      window.dispatchEvent(
        new CustomEvent('goldenEggAward', { detail: { count: received, eggs: [{ id: 1 }] } }),
      ),
    count,
  );
