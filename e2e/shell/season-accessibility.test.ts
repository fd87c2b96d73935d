import { axeViolations } from '../browser/axe-violations.ts';
import { setSystemTheme, themes } from '../browser/set-system-theme.ts';
import { waitForIdle } from '../browser/wait-for-idle.ts';
import { testBrowser } from '../browser/test-browser.ts';
import { setAnimationSpeed } from './set-animation-speed.ts';
import { mockSeason, now, openCycle } from './mock-season.ts';

const { newPage } = testBrowser();

const seasons = ['GENESIS', 'EARTH', 'WATER', 'AIR', 'FIRE', 'PRIMORDIAL'];
const routes = ['/', '/hatchery', '/login', '/whitepaper'];

it.each(seasons)(
  'the tint of %s has no violation in either theme, with toasts and open notifications',
  async (season) => {
    const page = await newPage();
    await mockSeason(page, openCycle({ spawnSeason: season, spawnCycleEnd: now() + 900 }));
    await setAnimationSpeed(page, 0.02); // the toast stays until it has been checked
    const violations: Record<string, string[]> = {};

    for (const route of routes) {
      await page.goto(route);
      await page.locator(`html.season-${season.toLowerCase()}`).waitFor();
      await waitForIdle(page);
      if (route === '/') await page.locator('.Toastify__toast').first().waitFor();
      if (route === '/login') {
        await page.getByRole('button', { name: /^Notifications/ }).click();
        await page.getByRole('heading', { name: 'Notifications' }).waitFor();
      }
      for (const theme of themes) {
        await setSystemTheme(page, theme);
        violations[`${route} ${theme}`] = (await axeViolations(page)).map(({ description }) => description);
      }
    }

    const checked = routes.flatMap((route) => themes.map((theme) => `${route} ${theme}`));
    expect(violations).toEqual(Object.fromEntries(checked.map((name) => [name, []])));
  },
);
