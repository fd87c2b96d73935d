import type { Page } from 'playwright-core';
import { visitors } from '../browser/visitors.ts';
import { newKeeper } from '../people/keeper.ts';
import { signUp } from '../people/sign-in.ts';
import { comeBack, givenSeason, now, openSeason, quietSeason } from './given-season.ts';

const { visit } = visitors();

const opened = 'Dragon eggs are available: the spawn cycle has opened.';
const toast = (page: Page, text: string | RegExp) =>
  page.locator('.Toastify__toast').filter({ hasText: text });
const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notifications/ });

/** The page and what looks after it, which comes a moment later. */
async function open(page: Page, path = '/'): Promise<void> {
  const attendant = page.waitForResponse(/\/attendant\.[^/]+\.js$/);
  await page.goto(path);
  await attendant;
  await page.waitForLoadState('networkidle');
}

it('tells at the next look that a cycle has opened, and a click on it leads to the spawn', async () => {
  const page = await visit();
  const season = await givenSeason(page, quietSeason());
  await open(page);
  season.turnTo(openSeason());

  await comeBack(page);
  await toast(page, opened).click();

  await page.waitForURL('**/login?next=%2Fspawn'); // where visitors sign in first
  await toast(page, opened).waitFor({ state: 'detached' });
  expect(await bell(page).getAttribute('aria-label')).toBe('Notifications');
});

it('tells what is near an end once, over reloads and tabs; the bell has it in all of them', async () => {
  const page = await visit();
  await givenSeason(page, openSeason({ spawnCycleEnd: now() + 42 * 60, seasonEnd: now() + 55 * 60 }));
  await open(page);
  await toast(page, /4[12] Min left/).waitFor();
  await toast(page, /new season starts in 5[45] Min/).waitFor();

  const other = await page.context().newPage();
  await open(other, '/about');
  await comeBack(other);
  await other.waitForTimeout(500); // nothing may come
  expect(await other.locator('.Toastify__toast').count()).toBe(0);
  expect(await bell(other).getAttribute('aria-label')).toBe('Notifications, 2 unread');

  await bell(other).click();
  const centre = other.getByRole('region', { name: 'Notifications', exact: true });
  await centre.getByRole('listitem').nth(1).waitFor();
  expect(await centre.getByRole('link').first().getAttribute('href')).toBe('/spawn');
  await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor(); // read there is read here

  await page.reload();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(500);
  expect(await page.locator('.Toastify__toast').count()).toBe(0);
});

it('goes after five seconds, but not while somebody reads it', async () => {
  const page = await visit();
  const season = await givenSeason(page, quietSeason());
  await open(page);
  season.turnTo(openSeason());
  await comeBack(page);
  const note = toast(page, opened);
  await note.hover();
  const clock = note.getByRole('progressbar');
  const runs = () => clock.evaluate((bar) => getComputedStyle(bar).animationPlayState);
  expect(await clock.evaluate((bar) => getComputedStyle(bar).animationDuration)).toBe('5s');
  expect(await runs()).toBe('paused');

  await page.mouse.move(10, 600);
  expect(await runs()).toBe('running');
  await note.getByRole('button', { name: 'Close' }).focus();
  expect(await runs()).toBe('paused');
  await page.waitForTimeout(5_200);
  expect(await note.isVisible()).toBe(true);
  await bell(page).focus();

  await note.waitFor({ state: 'detached' });
  expect(await bell(page).getAttribute('aria-label')).toBe('Notifications, 1 unread');
});

it('tells a keeper that the eggs are sold out', async () => {
  const page = await visit();
  await givenSeason(page, openSeason());
  let eggs = 3;
  await page.route('**/v1/eggs/available', async (route) => {
    const answer = await route.fetch();
    const stock = await answer.json();
    await route.fulfill({ json: { ...stock, eggs: { ...stock.eggs, count: eggs } } });
  });
  await signUp(page, newKeeper());
  const first = page.waitForResponse('**/v1/eggs/available');
  await page.reload();
  await first;
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(5_100); // counts are fresh for five seconds
  eggs = 0;

  await comeBack(page);

  await toast(page, 'The eggs of this spawn cycle are sold out.').waitFor();
});

it('congratulates on golden eggs when the event comes, and celebrates until a key is pressed', async () => {
  const page = await visit();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await givenSeason(page, quietSeason());
  await open(page);
  const award = (count: number) =>
    page.evaluate(
      (received) =>
        window.dispatchEvent(
          new CustomEvent('goldenEggAward', { detail: { count: received, eggs: [{ id: 1 }] } }),
        ),
      count,
    );

  await award(1);
  await toast(page, 'Congratulations! You have received a Golden egg!').waitFor();
  const celebration = page.locator('[data-celebration]');
  await celebration.waitFor();
  await page.keyboard.press('Shift');
  await celebration.waitFor({ state: 'detached' });

  await award(3);
  await celebration.waitFor();
  await toast(page, 'Congratulations! You have received 3 Golden eggs!').click(); // it blocks nothing
  await page.waitForURL('**/login?next=%2Fmy-collection');
  expect(await celebration.count()).toBe(0);
});

it('congratulates quietly where less motion is asked for', async () => {
  const page = await visit();
  await givenSeason(page, quietSeason());
  await open(page);

  await page.evaluate(() =>
    window.dispatchEvent(new CustomEvent('goldenEggAward', { detail: { count: 2, eggs: [] } })),
  );

  await toast(page, 'Congratulations! You have received 2 Golden eggs!').waitFor();
  expect(await page.locator('[data-celebration]').count()).toBe(0);
});

it('says in passing, at the bottom right, that the network is gone', async () => {
  const page = await visit();
  await givenSeason(page, quietSeason());
  await open(page);
  await page.evaluate(() => window.dispatchEvent(new Event('offline')));

  const note = toast(page, 'You are offline.');
  await note.waitFor();
  const { x = 0, y = 0 } = (await note.boundingBox()) ?? {};

  expect([x > 800, y > 700]).toEqual([true, true]);
  expect(await bell(page).getAttribute('aria-label')).toBe('Notifications');
});
