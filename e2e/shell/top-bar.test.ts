import { waitForHydration } from '../browser/wait-for-idle.ts';
import { testBrowser } from '../browser/test-browser.ts';
import { unrendered } from '../browser/unrendered.ts';
import { eventually } from '../eventually.ts';
import { expectNoHorizontalScroll } from '../expect-no-horizontal-scroll.ts';
import { newTestAccount } from '../flows/test-account.ts';
import { signUp } from '../flows/sign-in.ts';
import { mockSeason, closedCycle } from './mock-season.ts';

const { newPage } = testBrowser();

const wide = 1600;

it('shows a signed-out player every entry in order, and no link to pages that do not exist yet', async () => {
  const page = await newPage({ width: wide });
  await mockSeason(page, closedCycle());
  await page.goto(unrendered('/'));
  await waitForHydration(page);

  const entries = page.getByRole('banner').getByRole('navigation').getByRole('listitem');
  expect((await entries.allInnerTexts()).map((text) => text.split('\n')[0])).toEqual([
    'About',
    'Team',
    'Community',
    'News',
    expect.stringContaining('Whitepaper'),
    'Marketplace',
    'Merchandise',
  ]);
  for (const name of ['Marketplace', 'Merchandise']) {
    const entry = entries.filter({ hasText: name });
    expect(await entry.innerText()).toMatch(/Coming Soon/i);
    expect(await entry.getByRole('link').count()).toBe(0);
  }
  const bar = page.getByRole('banner');
  expect(await bar.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login');
  expect(await bar.getByRole('link', { name: 'Sign Up' }).getAttribute('href')).toBe('/register');
  for (const name of [/^Whitepaper/, /^X /, /^Instagram/, /^TikTok/])
    expect(await bar.getByRole('link', { name }).getAttribute('target')).toBe('_blank');
  await bar.getByRole('link', { name: 'About' }).click();
  await page.waitForURL('**/about');
  await bar.getByRole('link', { name: 'Emberclutch, home' }).click();
  await page.waitForURL((url) => url.pathname === '/');
});

it('shows a signed-in player the spawn and the collection; the primordial season hides the spawn', async () => {
  const page = await newPage({ width: wide });
  const account = newTestAccount();
  const season = await mockSeason(page, closedCycle());
  await signUp(page, account);

  const bar = page.getByRole('banner');
  await bar.getByRole('link', { name: 'Spawn' }).waitFor();
  await bar.locator('[aria-current="page"]', { hasText: 'My Collection' }).waitFor();
  await bar.getByRole('link', { name: 'Login' }).waitFor({ state: 'detached' });

  season.set(closedCycle({ spawnSeason: 'Primordial', spawnAge: null }));
  await page.reload();
  await bar.getByText('PRIMORDIAL').waitFor();
  await bar.getByRole('link', { name: 'Spawn' }).waitFor({ state: 'detached' });
});

it.each([320, 599, 1280, 1499, 1500])(
  'keeps one row for an account with a long name at %i px',
  async (width) => {
    const page = await newPage({ width });
    await signUp(page, { ...newTestAccount(), displayName: 'Wilhelmina of the Long Corridor' });

    const bar = page.getByRole('banner');
    const site = bar.getByText('Emberclutch', { exact: true });
    await eventually(async () => expect(await site.evaluate(isWhole)).toBe(true));
    const name = bar.getByText('Wilhelmina of the Long Corridor', { exact: true });
    await eventually(async () => {
      expect((await name.boundingBox())?.width).toBeLessThanOrEqual(120);
      expect((await bar.boundingBox())?.height).toBeLessThan(80);
      expect(Math.max(...(await bar.locator('nav a').evaluateAll(heightsOf)))).toBeLessThanOrEqual(45);
    });
    await expectNoHorizontalScroll(page);
  },
);

it('shows the whole name and the season of the site beside each other with text of twice the size', async () => {
  const page = await newPage({ width: 360 });
  await mockSeason(page, closedCycle({ spawnSeason: 'WATER', spawnAge: 4 }));
  await page.goto(unrendered('/'));
  await waitForHydration(page);
  const bar = page.getByRole('banner');

  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));

  const [name, season] = ['Emberclutch', 'WATER IV'].map((text) => bar.getByText(text, { exact: true }));
  await eventually(async () => {
    expect(await name?.evaluate(isWhole)).toBe(true);
    const { y = 0, height = 0 } = (await name?.boundingBox()) ?? {};
    expect((await season?.boundingBox())?.y).toBeGreaterThanOrEqual(y + height);
  });
  await expectNoHorizontalScroll(page);
});

it('gets a stronger background past 20 px of scroll', async () => {
  const page = await newPage();
  await page.goto('/');
  await waitForHydration(page);
  const background = () => page.getByRole('banner').evaluate((bar) => getComputedStyle(bar).backgroundColor);
  const scrollTo = (top: number) => page.evaluate((y) => window.scrollTo(0, y), top);
  const clear = 'rgba(0, 0, 0, 0)';

  await eventually(async () => expect(await background()).toBe(clear));
  await scrollTo(21);
  await eventually(async () => expect(await background()).not.toMatch(/^rgba|^transparent/));
  await scrollTo(20);
  await eventually(async () => expect(await background()).toBe(clear));
});

it('becomes a menu below the widest breakpoint, which closes when the page changes', async () => {
  const page = await newPage({ width: 360 });
  await page.goto('/');
  await waitForHydration(page);
  const bar = page.getByRole('banner');
  const community = bar.getByRole('link', { name: 'Community' });
  const closedMenu = bar.locator('[aria-expanded="false"][aria-label="Open menu"]');
  await closedMenu.waitFor();
  await community.waitFor({ state: 'hidden' });

  await closedMenu.click();
  await bar.locator('[aria-expanded="true"][aria-label="Close menu"]').waitFor();
  await expectNoHorizontalScroll(page);
  await community.click();
  await page.waitForURL('**/community');

  await closedMenu.waitFor();
  await community.waitFor({ state: 'hidden' });
});

it.each([320, 360, 800, wide])('moves with Tab through the bar as it is seen, at %d px', async (width) => {
  const page = await newPage({ width });
  await mockSeason(page, closedCycle());
  await page.goto('/about');
  await waitForHydration(page);
  const bar = page.getByRole('banner');
  const menu = bar.getByRole('button', { name: 'Open menu' });
  if (await menu.isVisible()) await menu.click();
  await bar.getByRole('link', { name: 'Emberclutch, home' }).focus();

  const places: { top: number; left: number }[] = [];
  for (let presses = 0; presses < 20; presses += 1) {
    const place = await page.evaluate(() => {
      const focused = document.activeElement;
      const { top = 0, bottom = 0, left = 0 } = focused?.getBoundingClientRect() ?? {};
      return focused?.closest('header') ? { top: Math.round((top + bottom) / 2), left } : null;
    });
    if (place === null) break;
    places.push(place);
    await page.keyboard.press('Tab');
  }

  // In one row if their middles are less than 12 px apart.
  const rows = places.map(({ top, left }, index) => {
    const before = places[index - 1];
    return !before || top > before.top + 12 || (Math.abs(top - before.top) <= 12 && left > before.left);
  });
  expect(places.length).toBeGreaterThan(5);
  expect(rows).not.toContain(false);
});

it('discloses the pages of the account to the keyboard, until a click outside', async () => {
  const page = await newPage();
  const account = newTestAccount();
  await signUp(page, account);
  const bar = page.getByRole('banner');
  const button = bar.getByRole('button', { name: account.displayName });
  const list = bar.getByRole('list', { name: 'Your account' });
  const expectFocusOn = (phrase: string) =>
    page.locator(':focus', { hasText: phrase }).waitFor({ state: 'attached' });

  await button.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expectFocusOn('My Profile');
  expect(await list.getByRole('listitem').allInnerTexts()).toEqual([
    'My Profile',
    'My Collection',
    'Security',
    'Preferences',
    'Sign Out',
  ]);
  await bar.getByText(account.email).waitFor();
  await page.keyboard.press('Tab');
  await expectFocusOn('My Collection');
  await page.keyboard.press('Escape');
  await list.waitFor({ state: 'detached' });
  await expectFocusOn(account.displayName);

  await button.click();
  await list.waitFor();
  await page.getByRole('heading', { level: 1 }).click();
  await list.waitFor({ state: 'detached' });
});

it.each([
  [{ spawnSeason: 'GENESIS', spawnAge: 0 }, 'GENESIS', 'genesis'],
  [{ spawnSeason: 'WATER', spawnAge: 4 }, 'WATER IV', 'water'],
  [{ spawnSeason: 'fire', spawnAge: 0 }, 'FIRE', 'fire'],
  [{ spawnSeason: 'AIR', spawnAge: 'soon' }, 'AIR', 'air'],
  [{ spawnSeason: 'MONSOON', spawnAge: 2 }, 'MONSOON II', 'genesis'],
])('shows the season %j as %s in the tint of %s', async (change, text, tint) => {
  const page = await newPage();
  await mockSeason(page, closedCycle(change));
  await page.goto(unrendered('/'));

  await page.getByRole('banner').getByText(text, { exact: true }).waitFor();
  await page.locator(`html.season-${tint}`).waitFor();
});

it('falls back to genesis when the season cannot be read', async () => {
  const page = await newPage({ expectedErrors: [/status of 404/] });
  await page.route('**/v1/seasons/current', (route) => route.fulfill({ status: 404, json: {} }));
  await page.goto(unrendered('/'));

  await page.getByRole('banner').getByText('GENESIS', { exact: true }).waitFor();
  await page.locator('html.season-genesis').waitFor();
});

/** Whether an element shows all of its text. Runs in the page. */
const heightsOf = (links: Element[]) => links.map((link) => link.getBoundingClientRect().height);

function isWhole(element: HTMLElement | SVGElement): boolean {
  return element.clientWidth > 0 && element.scrollWidth <= element.clientWidth;
}
