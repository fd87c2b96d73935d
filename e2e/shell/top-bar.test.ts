import { waitForHydration } from '../browser/wait-for-idle.ts';
import { visitors } from '../browser/visitors.ts';
import { eventually } from '../eventually.ts';
import { expectNoSidewaysScroll } from '../expect-no-sideways-scroll.ts';
import { newAccount } from '../flows/account.ts';
import { signUp } from '../flows/sign-in.ts';
import { givenSeason, quietSeason } from './given-season.ts';

const { visit } = visitors();

const wide = 1600;

it('offers visitors every entry in its order, and no link to what is not there yet', async () => {
  const page = await visit({ width: wide });
  await givenSeason(page, quietSeason());
  await page.goto('/');
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

it('offers keepers the spawn and their collection; primordial hides the spawn', async () => {
  const page = await visit({ width: wide });
  const keeper = newAccount();
  const season = await givenSeason(page, quietSeason());
  await signUp(page, keeper);

  const bar = page.getByRole('banner');
  await bar.getByRole('link', { name: 'Spawn' }).waitFor();
  await bar.locator('[aria-current="page"]', { hasText: 'My Collection' }).waitFor();
  await bar.getByRole('link', { name: 'Login' }).waitFor({ state: 'detached' });

  season.turnTo(quietSeason({ spawnSeason: 'Primordial', spawnAge: null }));
  await page.reload();
  await bar.getByText('PRIMORDIAL').waitFor();
  await bar.getByRole('link', { name: 'Spawn' }).waitFor({ state: 'detached' });
});

it.each([360, 599, 1280, 1499, 1500])(
  'stands in one row for a keeper with a long name at %i px',
  async (width) => {
    const page = await visit({ width });
    await signUp(page, { ...newAccount(), displayName: 'Wilhelmina of the Long Corridor' });

    const bar = page.getByRole('banner');
    await bar.getByRole('link', { name: 'Emberclutch, home' }).waitFor();
    const name = bar.getByText('Wilhelmina of the Long Corridor', { exact: true });
    await eventually(async () => {
      expect((await name.boundingBox())?.width).toBeLessThanOrEqual(120);
      expect((await bar.boundingBox())?.height).toBeLessThan(80);
    });
    await expectNoSidewaysScroll(page);
  },
);

it('gets a stronger background past 20 px of scroll', async () => {
  const page = await visit();
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

it('folds into a menu below the very wide breakpoint, which closes when the page changes', async () => {
  const page = await visit({ width: 360 });
  await page.goto('/');
  await waitForHydration(page);
  const bar = page.getByRole('banner');
  const community = bar.getByRole('link', { name: 'Community' });
  const folded = bar.locator('[aria-expanded="false"][aria-label="Open menu"]');
  await folded.waitFor();
  await community.waitFor({ state: 'hidden' });

  await folded.click();
  await bar.locator('[aria-expanded="true"][aria-label="Close menu"]').waitFor();
  await expectNoSidewaysScroll(page);
  await community.click();
  await page.waitForURL('**/community');

  await folded.waitFor();
  await community.waitFor({ state: 'hidden' });
});

it('has a profile menu for the keyboard, that a press outside closes', async () => {
  const page = await visit();
  const keeper = newAccount();
  await signUp(page, keeper);
  const bar = page.getByRole('banner');
  const button = bar.getByRole('button', { name: keeper.displayName });
  const menu = bar.getByRole('menu');
  const expectFocusOn = (words: string) =>
    page.locator(':focus', { hasText: words }).waitFor({ state: 'attached' });

  await button.focus();
  await page.keyboard.press('ArrowDown');
  await expectFocusOn('My Profile');
  expect(await bar.getByRole('menuitem').allInnerTexts()).toEqual([
    'My Profile',
    'My Collection',
    'Security',
    'Preferences',
    'Sign Out',
  ]);
  await bar.getByText(keeper.email).waitFor();
  await page.keyboard.press('ArrowUp');
  await expectFocusOn('Sign Out');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await expectFocusOn('My Collection');
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'detached' });
  await expectFocusOn(keeper.displayName);

  await button.click();
  await menu.waitFor();
  await page.getByRole('heading', { level: 1 }).click();
  await menu.waitFor({ state: 'detached' });
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
