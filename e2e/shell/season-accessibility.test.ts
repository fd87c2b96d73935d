import { seasonNames } from '@emberclutch/contract/season/season-name.ts';
import { findViolationsByTheme } from '../browser/axe-violations.ts';
import type { AxeViolation } from '../browser/axe-violations.ts';
import type { Theme } from '../browser/set-system-theme.ts';
import { waitForIdle } from '../browser/wait-for-idle.ts';
import { setUpBrowser } from '../browser/test-browser.ts';
import { toUnrenderedPath } from '../browser/to-unrendered-path.ts';
import { setAnimationSpeed } from './set-animation-speed.ts';
import { mockSeason, getEpochSeconds, createOpenCycle, returnToTab } from './mock-season.ts';

const { openPage } = setUpBrowser();

it('a page has no violation in either theme and any season, with toasts and open notifications', async () => {
  const page = await openPage();
  const [first, ...others] = seasonNames;
  const createEndingCycle = (spawnSeason: string) =>
    createOpenCycle({ spawnSeason, spawnCycleEnd: getEpochSeconds() + 900 });
  const season = await mockSeason(page, createEndingCycle(first));
  await setAnimationSpeed(page, 0.02); // the toast stays until it has been checked
  await page.goto(toUnrenderedPath('/'));
  await waitForIdle(page);
  await page.locator('.Toastify__toast').first().waitFor();
  const violations: Record<string, Record<Theme, AxeViolation[]>> = {};
  const collectViolations = async (name: string, rules: 'all' | 'color') => {
    await page.locator(`html.season-${name.toLowerCase()}`).waitFor();
    violations[name] = await findViolationsByTheme(page, rules);
  };

  await collectViolations(first, 'all');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await page.getByRole('heading', { name: 'Notifications' }).waitFor();
  for (const name of others) {
    season.set(createEndingCycle(name));
    await returnToTab(page);
    // A season changes only colors.
    await collectViolations(name, name === others[0] ? 'all' : 'color');
  }

  expect(violations).toEqual(Object.fromEntries(seasonNames.map((name) => [name, { light: [], dark: [] }])));
});
