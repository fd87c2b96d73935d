import { visitors } from '../browser/visitors.ts';
import { expectNoSidewaysScroll } from '../expect-no-sideways-scroll.ts';
import { newKeeper } from '../people/keeper.ts';
import { signUp } from '../people/sign-in.ts';
import { givenSeason, quietSeason } from './given-season.ts';

const { visit } = visitors();

const wide = 1600;

it('offers visitors every entry in its order, and no link to what is not there yet', async () => {
  const page = await visit({ width: wide });
  await givenSeason(page, quietSeason());
  await page.goto('/');

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

it('offers keepers the spawn and their collection; primordial hides the spawn', async () => {
  const page = await visit({ width: wide });
  const keeper = newKeeper();
  const season = await givenSeason(page, quietSeason());
  await signUp(page, keeper);

  const bar = page.getByRole('banner');
  await bar.getByRole('link', { name: 'Spawn' }).waitFor();
  expect(await bar.getByRole('link', { name: 'My Collection' }).getAttribute('aria-current')).toBe('page');
  expect(await bar.getByRole('link', { name: 'Login' }).count()).toBe(0);

  season.turnTo(quietSeason({ spawnSeason: 'Primordial', spawnAge: null }));
  await page.reload();
  await bar.getByText('PRIMORDIAL').waitFor();
  expect(await bar.getByRole('link', { name: 'Spawn' }).count()).toBe(0);
});

it.each([360, 599, 1280, 1499, 1500])(
  'stands in one row for a keeper with a long name at %i px',
  async (width) => {
    const page = await visit({ width });
    await signUp(page, { ...newKeeper(), displayName: 'Wilhelmina of the Long Corridor' });
    await page.waitForLoadState('networkidle');

    const bar = page.getByRole('banner');
    expect((await bar.boundingBox())?.height).toBeLessThan(80);
    expect(await bar.getByRole('link', { name: 'Emberclutch, home' }).isVisible()).toBe(true);
    const name = bar.getByText('Wilhelmina of the Long Corridor', { exact: true });
    expect((await name.boundingBox())?.width).toBeLessThanOrEqual(120);
    await expectNoSidewaysScroll(page);
  },
);

it('gets a stronger background past 20 px of scroll', async () => {
  const page = await visit();
  await page.goto('/');
  const background = () => page.getByRole('banner').evaluate((bar) => getComputedStyle(bar).backgroundColor);
  const scrollTo = async (top: number) => {
    await page.evaluate((y) => window.scrollTo(0, y), top);
    await page.waitForTimeout(400); // the change is a calm one
  };

  await scrollTo(20);
  expect(await background()).toBe('rgba(0, 0, 0, 0)');
  await scrollTo(21);
  expect(await background()).not.toBe('rgba(0, 0, 0, 0)');
});

it('folds into a menu below the very wide breakpoint, which closes when the page changes', async () => {
  const page = await visit({ width: 360 });
  await page.goto('/');
  const bar = page.getByRole('banner');
  const community = bar.getByRole('link', { name: 'Community' });
  expect(await community.isVisible()).toBe(false);

  await bar.getByRole('button', { name: 'Open menu' }).click();
  expect(await bar.getByRole('button', { name: 'Close menu' }).getAttribute('aria-expanded')).toBe('true');
  await expectNoSidewaysScroll(page);
  await community.click();
  await page.waitForURL('**/community');

  expect(await community.isVisible()).toBe(false);
  expect(await bar.getByRole('button', { name: 'Open menu' }).getAttribute('aria-expanded')).toBe('false');
});

it('has a profile menu for the keyboard, that a press outside closes', async () => {
  const page = await visit();
  const keeper = newKeeper();
  await signUp(page, keeper);
  const bar = page.getByRole('banner');
  const button = bar.getByRole('button', { name: keeper.displayName });
  const focused = () => page.evaluate(() => document.activeElement?.textContent);

  await button.focus();
  await page.keyboard.press('ArrowDown');
  expect(await bar.getByRole('menuitem').allInnerTexts()).toEqual([
    'My Profile',
    'My Collection',
    'Security',
    'Preferences',
    'Sign Out',
  ]);
  expect(await bar.getByText(keeper.email).isVisible()).toBe(true);
  expect(await focused()).toBe('My Profile');
  await page.keyboard.press('ArrowUp');
  expect(await focused()).toBe('Sign Out');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  expect(await focused()).toBe('My Collection');
  await page.keyboard.press('Escape');
  expect(await bar.getByRole('menu').count()).toBe(0);
  expect(await focused()).toContain(keeper.displayName);

  await button.click();
  await page.getByRole('heading', { level: 1 }).click();
  expect(await bar.getByRole('menu').count()).toBe(0);
});

it.each([
  [{ spawnSeason: 'GENESIS', spawnAge: 0 }, 'GENESIS', 'genesis'],
  [{ spawnSeason: 'WATER', spawnAge: 4 }, 'WATER IV', 'water'],
  [{ spawnSeason: 'fire', spawnAge: 0 }, 'FIRE', 'fire'],
  [{ spawnSeason: 'AIR', spawnAge: 'soon' }, 'AIR', 'air'],
  [{ spawnSeason: 'MONSOON', spawnAge: 2 }, 'MONSOON II', 'genesis'],
])('shows the season %j as %s in the tint of %s', async (change, text, tint) => {
  const page = await visit();
  await givenSeason(page, quietSeason(change));
  await page.goto('/');

  await page.getByRole('banner').getByText(text, { exact: true }).waitFor();
  await page.locator(`html.season-${tint}`).waitFor();
});

it('falls back to genesis where the season cannot be read', async () => {
  const page = await visit({ expects: [/status of 404/] });
  await page.route('**/v1/seasons/current', (route) => route.fulfill({ status: 404, json: {} }));
  await page.goto('/');

  await page.getByRole('banner').getByText('GENESIS', { exact: true }).waitFor();
  await page.locator('html.season-genesis').waitFor();
});
