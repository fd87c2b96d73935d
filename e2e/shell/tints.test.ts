import { axeViolations } from '../browser/axe-violations.ts';
import { waitForIdle } from '../browser/wait-for-idle.ts';
import { visitors } from '../browser/visitors.ts';
import { setAnimationSpeed } from './animation-speed.ts';
import { givenSeason, now, openSeason } from './given-season.ts';

const { visit } = visitors();

const seasons = ['GENESIS', 'EARTH', 'WATER', 'AIR', 'FIRE', 'PRIMORDIAL'];
const themes = ['light', 'dark'] as const;
const routes = ['/', '/hatchery', '/login', '/whitepaper'];

const tints = seasons.flatMap((season) => themes.map((theme) => [season, theme] as const));

it.each(tints)(
  '%s by %s has no fault that axe finds, with toasts and the open bell',
  async (season, theme) => {
    const page = await visit({ colorScheme: theme });
    await givenSeason(page, openSeason({ spawnSeason: season, spawnCycleEnd: now() + 900 }));
    await setAnimationSpeed(page, 0.02); // the toast stays until it has been looked at
    const faults: string[] = [];

    for (const route of routes) {
      await page.goto(route);
      await page.locator(`html.season-${season.toLowerCase()}`).waitFor();
      await waitForIdle(page);
      if (route === '/') await page.locator('.Toastify__toast').first().waitFor();
      if (route === '/login') {
        await page.getByRole('button', { name: /^Notifications/ }).click();
        await page.getByRole('heading', { name: 'Notifications' }).waitFor();
      }
      faults.push(...(await axeViolations(page)).map(({ description }) => description));
    }

    expect(faults).toEqual([]);
  },
);
