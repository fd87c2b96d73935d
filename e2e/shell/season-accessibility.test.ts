import { seasonNames } from '@emberclutch/contract/season/season-name.ts';
import { violationsByTheme } from '../browser/axe-violations.ts';
import type { AxeViolation } from '../browser/axe-violations.ts';
import type { Theme } from '../browser/set-system-theme.ts';
import { waitForIdle } from '../browser/wait-for-idle.ts';
import { testBrowser } from '../browser/test-browser.ts';
import { unrendered } from '../browser/unrendered.ts';
import { setAnimationSpeed } from './set-animation-speed.ts';
import { mockSeason, now, openCycle, returnToTab } from './mock-season.ts';

const { newPage } = testBrowser();

it('a page has no violation in either theme in the tint of any season, with toasts and open notifications', async () => {
  const page = await newPage();
  const [first, ...others] = seasonNames;
  const endingCycle = (spawnSeason: string) => openCycle({ spawnSeason, spawnCycleEnd: now() + 900 });
  const season = await mockSeason(page, endingCycle(first));
  await setAnimationSpeed(page, 0.02); // the toast stays until it has been checked
  await page.goto(unrendered('/'));
  await waitForIdle(page);
  // The component that shows the turn of a season loads last, and shows none for a season that it has not seen.
  await page.locator('[data-night]').first().waitFor({ state: 'attached' });
  await page.locator('.Toastify__toast').first().waitFor();
  const violations: Record<string, Record<Theme, AxeViolation[]>> = {};
  const fades: string[] = [];
  const check = async (name: string, rules: 'all' | 'color') => {
    await page.locator(`html.season-${name.toLowerCase()}`).waitFor();
    violations[name] = await violationsByTheme(page, rules);
  };

  await check(first, 'all');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await page.getByRole('heading', { name: 'Notifications' }).waitFor();
  for (const name of others) {
    season.set(endingCycle(name));
    await returnToTab(page);
    // The turn of the season would cover the page.
    const turn = page.locator('[data-season-turn]');
    await turn.waitFor();
    fades.push(await turn.evaluate((curtain) => getComputedStyle(curtain).animationDuration));
    await page.keyboard.press('Escape');
    await turn.waitFor({ state: 'detached' });
    // A season changes only colors.
    await check(name, name === others[0] ? 'all' : 'color');
  }

  // It is also visible with reduced motion, because it covers the page.
  expect(new Set(fades)).toEqual(new Set(['4.8s']));
  expect(violations).toEqual(Object.fromEntries(seasonNames.map((name) => [name, { light: [], dark: [] }])));
});
