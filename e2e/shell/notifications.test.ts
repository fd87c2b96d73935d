import type { Locator, Page } from 'playwright-core';
import { waitForHydration } from '../browser/wait-for-idle.ts';
import { testBrowser } from '../browser/test-browser.ts';
import { unrendered } from '../browser/unrendered.ts';
import { eventually } from '../eventually.ts';
import { setAnimationSpeed } from './set-animation-speed.ts';
import { returnToTab, mockSeason, now, openCycle, closedCycle } from './mock-season.ts';

const { newPage } = testBrowser();

const opened = 'Dragon eggs are available: the spawn cycle has opened.';
const toast = (page: Page, text: string | RegExp) =>
  page.locator('.Toastify__toast').filter({ hasText: text });
const bell = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('button', { name, exact: true });
const badge = (page: Page, season: string) => page.getByRole('banner').getByText(season, { exact: true });

type Season = Awaited<ReturnType<typeof mockSeason>>;

/** Opens a page and waits for its background tasks. */
const open = (page: Page, season: Season, path = '/') =>
  loadWithBackgroundTasks(page, season, () => page.goto(unrendered(path)));

/** Loads a document, and waits until returning to the tab requests the season again, because the page first requests it by itself. */
async function loadWithBackgroundTasks(
  page: Page,
  season: Season,
  load: () => Promise<unknown>,
): Promise<void> {
  const before = season.requests();
  await load();
  await waitForHydration(page);
  await eventually(async () => {
    await returnToTab(page);
    expect(season.requests()).toBeGreaterThan(before + 1);
  });
}

/** Returns to the tab until an element appears, because a request in flight is not repeated. */
async function returnToTabUntil(page: Page, expected: Locator): Promise<void> {
  await eventually(async () => {
    await returnToTab(page);
    await expected.waitFor({ timeout: 1_000 });
  });
}

it('the host notifies of an opened cycle when the player returns to the tab, and a click opens the spawn', async () => {
  const page = await newPage();
  const season = await mockSeason(page, closedCycle());
  await setAnimationSpeed(page, 0.1);
  await open(page, season);
  season.set(openCycle());

  await returnToTabUntil(page, toast(page, opened));
  await toast(page, opened).click();

  await page.waitForURL('**/login?next=%2Fspawn'); // players sign in first
  await toast(page, opened).waitFor({ state: 'detached' });
  await bell(page, 'Notifications').waitFor();
});

it('the host notifies of an approaching end once across reloads and tabs; the bell lists it in all tabs', async () => {
  const page = await newPage();
  const ends = { spawnCycleEnd: now() + 42 * 60, seasonEnd: now() + 55 * 60 };
  const season = await mockSeason(page, openCycle(ends));
  await setAnimationSpeed(page, 0.1);
  await open(page, season);
  await toast(page, /4[12] Min left/).waitFor();
  await toast(page, /new season starts in 5[45] minutes/).waitFor();
  const other = await page.context().newPage();
  await open(other, season, '/about');
  season.set(openCycle({ ...ends, spawnSeason: 'AIR' })); // shows that the page has requested the season
  await returnToTabUntil(other, badge(other, 'AIR II'));
  await bell(other, 'Notifications, 2 unread').waitFor();
  expect(await other.locator('.Toastify__toast').count()).toBe(0);

  await bell(other, 'Notifications, 2 unread').click();
  const center = other.getByRole('region', { name: 'Notifications', exact: true });
  await center.getByRole('listitem').nth(1).waitFor();
  expect(await center.getByRole('link').first().getAttribute('href')).toBe('/spawn');
  await bell(page, 'Notifications').waitFor(); // read in one tab is read in all

  await loadWithBackgroundTasks(page, season, () => page.reload());
  season.set(openCycle({ ...ends, spawnSeason: 'FIRE' }));
  await returnToTabUntil(page, badge(page, 'FIRE II'));
  await bell(page, 'Notifications').waitFor();
  expect(await page.locator('.Toastify__toast').count()).toBe(0);
});

it('the host stacks toasts on a small phone, and runs the clock of the top one only', async () => {
  const page = await newPage({ width: 360, hasTouch: true });
  await mockSeason(page, openCycle({ spawnCycleEnd: now() + 42 * 60, seasonEnd: now() + 55 * 60 }));
  await setAnimationSpeed(page, 0.05);
  await page.goto(unrendered('/'));
  const upper = toast(page, 'A new season starts');
  const lower = toast(page, 'Min left');
  await Promise.all([upper.waitFor(), lower.waitFor()]);

  await expectClockState(lower, 'paused'); // while it is behind the upper one
  await upper.getByRole('button', { name: 'Close' }).tap();

  await expectClockState(lower, 'running');
  await lower.getByRole('button', { name: 'Close' }).tap();
  await lower.waitFor({ state: 'detached' });
});

it('the host congratulates on golden eggs after the event, and celebrates until a key is pressed', async () => {
  const page = await newPage();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const season = await mockSeason(page, closedCycle());
  await setAnimationSpeed(page, 0.25); // slow enough for a key press
  await open(page, season);
  const celebration = page.locator('[data-celebration]');
  const receive = async (count: number) => {
    const celebrated = celebration.waitFor();
    await award(page, count);
    await celebrated;
  };

  await receive(1);
  await toast(page, 'Congratulations! You have received a Golden egg!').waitFor();
  await page.keyboard.press('Shift');
  await celebration.waitFor({ state: 'detached' });

  await receive(3);
  await toast(page, 'Congratulations! You have received 3 Golden eggs!').click(); // the celebration does not block clicks
  await page.waitForURL('**/login?next=%2Fmy-collection');
  await celebration.waitFor({ state: 'detached' });
});

const expectClockState = (note: Locator, expected: string) =>
  eventually(async () => {
    const clock = note.getByRole('progressbar');
    expect(await clock.evaluate((bar) => getComputedStyle(bar).animationPlayState)).toBe(expected);
  });

/** Dispatches the event, which any script of the page may do. */
const award = (page: Page, count: number) =>
  page.evaluate(
    (received) =>
      window.dispatchEvent(
        new CustomEvent('goldenEggAward', { detail: { count: received, eggs: [{ id: 1 }] } }),
      ),
    count,
  );
