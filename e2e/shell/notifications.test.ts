import type { Locator, Page } from 'playwright-core';
import { waitForHydration } from '../browser/wait-for-idle.ts';
import { visitors } from '../browser/visitors.ts';
import { eventually } from '../eventually.ts';
import { newAccount } from '../flows/account.ts';
import { signUp } from '../flows/sign-in.ts';
import { setAnimationSpeed } from './animation-speed.ts';
import { comeBack, givenSeason, now, openSeason, quietSeason } from './given-season.ts';

const { visit } = visitors();

const opened = 'Dragon eggs are available: the spawn cycle has opened.';
const toast = (page: Page, text: string | RegExp) =>
  page.locator('.Toastify__toast').filter({ hasText: text });
const bell = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('button', { name, exact: true });
const badge = (page: Page, season: string) => page.getByRole('banner').getByText(season, { exact: true });

/** The page and what looks after it, which comes a moment later: only then does a page look whenever one comes back. */
async function open(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await isAttended(page);
}

async function isAttended(page: Page): Promise<void> {
  await waitForHydration(page);
  await eventually(async () => {
    const look = page.waitForResponse('**/v1/seasons/current', { timeout: 1_000 });
    await Promise.all([look, comeBack(page)]);
  });
}

/** Comes back until something is there: a look that is under way is not begun anew. */
async function comeBackFor(page: Page, sign: Locator): Promise<void> {
  await eventually(async () => {
    await comeBack(page);
    await sign.waitFor({ timeout: 1_000 });
  });
}

it('tells at the next look that a cycle has opened, and a click on it leads to the spawn', async () => {
  const page = await visit();
  const season = await givenSeason(page, quietSeason());
  await setAnimationSpeed(page, 0.1);
  await open(page);
  season.turnTo(openSeason());

  await comeBackFor(page, toast(page, opened));
  await toast(page, opened).click();

  await page.waitForURL('**/login?next=%2Fspawn'); // where visitors sign in first
  await toast(page, opened).waitFor({ state: 'detached' });
  await bell(page, 'Notifications').waitFor();
});

it('tells what is near an end once, over reloads and tabs; the bell has it in all of them', async () => {
  const page = await visit();
  const ends = { spawnCycleEnd: now() + 42 * 60, seasonEnd: now() + 55 * 60 };
  const season = await givenSeason(page, openSeason(ends));
  await setAnimationSpeed(page, 0.1);
  await open(page);
  await toast(page, /4[12] Min left/).waitFor();
  await toast(page, /new season starts in 5[45] Min/).waitFor();

  const other = await page.context().newPage();
  await open(other, '/about');
  season.turnTo(openSeason({ ...ends, spawnSeason: 'AIR' })); // by which one sees that it has looked
  await comeBackFor(other, badge(other, 'AIR II'));
  await bell(other, 'Notifications, 2 unread').waitFor();
  expect(await other.locator('.Toastify__toast').count()).toBe(0);

  await bell(other, 'Notifications, 2 unread').click();
  const centre = other.getByRole('region', { name: 'Notifications', exact: true });
  await centre.getByRole('listitem').nth(1).waitFor();
  expect(await centre.getByRole('link').first().getAttribute('href')).toBe('/spawn');
  await bell(page, 'Notifications').waitFor(); // read there is read here

  await page.reload();
  await isAttended(page);
  season.turnTo(openSeason({ ...ends, spawnSeason: 'FIRE' }));
  await comeBackFor(page, badge(page, 'FIRE II'));
  await bell(page, 'Notifications').waitFor();
  expect(await page.locator('.Toastify__toast').count()).toBe(0);
});

it('goes after five seconds, but not while somebody reads it', async () => {
  const page = await visit();
  const season = await givenSeason(page, quietSeason());
  await setAnimationSpeed(page, 0.05);
  await open(page);
  season.turnTo(openSeason());
  const note = toast(page, opened);
  await comeBackFor(page, note);
  await note.hover();
  expect(await clockOf(note)).toMatchObject({ animationDuration: '5s' });
  await clockStands(note, 'paused');

  await page.mouse.move(10, 600);
  await clockStands(note, 'running');
  await note.getByRole('button', { name: 'Close' }).focus();
  await clockStands(note, 'paused');
  await bell(page, 'Notifications, 1 unread').focus();
  await clockStands(note, 'running');
  await setAnimationSpeed(page, 10);

  await note.waitFor({ state: 'detached' });
  await bell(page, 'Notifications, 1 unread').waitFor();
});

it.each(['/', '/login'])('covers neither the head of %s nor the bar on a small phone', async (path) => {
  const page = await visit({ width: 360, isTouched: true });
  await givenSeason(page, openSeason({ spawnCycleEnd: now() + 42 * 60, seasonEnd: now() + 55 * 60 }));
  await setAnimationSpeed(page, 0.05);
  await page.goto(path);
  const upper = toast(page, 'A new season starts');
  const lower = toast(page, 'Min left');
  await Promise.all([upper.waitFor(), lower.waitFor()]);

  await eventually(async () => expect(await underToasts(page)).toEqual([]));
  await clockStands(lower, 'paused'); // until it can be read
  await upper.getByRole('button', { name: 'Close' }).tap();

  await clockStands(lower, 'running');
  await lower.getByRole('button', { name: 'Close' }).tap();
  await lower.waitFor({ state: 'detached' });
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
  await signUp(page, newAccount());
  await page.clock.install();
  const first = page.waitForResponse('**/v1/eggs/available');
  await page.reload();
  await first;
  await isAttended(page);
  await page.clock.fastForward(6_000); // counts are fresh for five seconds
  eggs = 0;

  await comeBackFor(page, toast(page, 'The eggs of this spawn cycle are sold out.'));
});

it('congratulates on golden eggs when the event comes, and celebrates until a key is pressed', async () => {
  const page = await visit();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await givenSeason(page, quietSeason());
  await setAnimationSpeed(page, 0.25); // time enough for a press
  await open(page);
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
  await toast(page, 'Congratulations! You have received 3 Golden eggs!').click(); // it blocks nothing
  await page.waitForURL('**/login?next=%2Fmy-collection');
  await celebration.waitFor({ state: 'detached' });
});

it('tells what was told meanwhile as soon as the toasts themselves can be fetched', async () => {
  const page = await visit({ expects: [/Failed to load resource/] });
  await givenSeason(page, quietSeason());
  await setAnimationSpeed(page, 0.1);
  await page.route('**/toasts.*', (route) => route.abort());
  await open(page);
  const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('/toasts.'));
  await award(page, 1);
  await lost;
  await bell(page, 'Notifications, 1 unread').waitFor();

  await page.unroute('**/toasts.*');
  await eventually(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await toast(page, 'You have received a Golden egg!').waitFor({ timeout: 1_000 });
  });
});

it('congratulates quietly where less motion is asked for', async () => {
  const page = await visit();
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await givenSeason(page, quietSeason());
  await setAnimationSpeed(page, 0.1);
  await open(page);

  await award(page, 2);

  await toast(page, 'Congratulations! You have received 2 Golden eggs!').waitFor();
  // Both are asked for at once, and the toast is here.
  expect(scripts.filter((url) => url.includes('/celebration.'))).toEqual([]);
});

it('says in passing, at the bottom right, that the network is gone', async () => {
  const page = await visit();
  await givenSeason(page, quietSeason());
  await setAnimationSpeed(page, 0.1);
  await open(page);
  await page.evaluate(() => window.dispatchEvent(new Event('offline')));

  const note = toast(page, 'You are offline.');
  await eventually(async () => {
    const { x = 0, y = 0 } = (await note.boundingBox()) ?? {};
    expect([x > 800, y > 700]).toEqual([true, true]);
  });
  await bell(page, 'Notifications').waitFor();
});

const clockOf = (note: Locator) =>
  note.getByRole('progressbar').evaluate((bar) => {
    const { animationDuration, animationPlayState } = getComputedStyle(bar);
    return { animationDuration, animationPlayState };
  });

const clockStands = (note: Locator, animationPlayState: string) =>
  eventually(async () => expect(await clockOf(note)).toMatchObject({ animationPlayState }));

/** What can be pressed in the bar, and what a page begins with, where a toast lies over it. */
const underToasts = (page: Page) =>
  page.evaluate(() => {
    const toasts = [...document.querySelectorAll('.Toastify__toast')].map((note) =>
      note.getBoundingClientRect(),
    );
    const isUnder = (part: Element) => {
      const { top, bottom, left, right } = part.getBoundingClientRect();
      return toasts.some(
        (note) => top < note.bottom && bottom > note.top && left < note.right && right > note.left,
      );
    };
    const parts = [...document.querySelectorAll('header button, main h1, main p')];
    return parts.filter((part) => part.checkVisibility() && isUnder(part)).map((part) => part.outerHTML);
  });

/** As any script of the page may tell. */
const award = (page: Page, count: number) =>
  page.evaluate(
    (received) =>
      window.dispatchEvent(
        new CustomEvent('goldenEggAward', { detail: { count: received, eggs: [{ id: 1 }] } }),
      ),
    count,
  );
