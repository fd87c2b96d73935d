import type { Page } from 'playwright-core';

export type SeasonAnswer = Record<string, unknown>;

const hour = 3_600;

/** Nothing is near: the cycle is closed, and the season goes on for days. */
export const quietSeason = (change: SeasonAnswer = {}): SeasonAnswer => ({
  spawnSeason: 'EARTH',
  spawnAge: 2,
  isSpawnCycleActive: false,
  spawnCycleEnd: null,
  spawnCycleStart: null,
  seasonStart: now() - 48 * hour,
  seasonEnd: now() + 72 * hour,
  active: true,
  ...change,
});

export const openSeason = (change: SeasonAnswer = {}): SeasonAnswer =>
  quietSeason({ isSpawnCycleActive: true, spawnCycleEnd: now() + 24 * hour, ...change });

export const now = () => Math.floor(Date.now() / 1_000);

/** Lets all tabs of a visitor see this season instead of the world's. @returns changes it, and counts how often it was asked */
export async function givenSeason(page: Page, first: SeasonAnswer) {
  let season = first;
  let asked = 0;
  await page.context().route('**/v1/seasons/current', (route) => {
    asked += 1;
    return route.fulfill({ json: season });
  });
  return {
    turnTo: (next: SeasonAnswer) => {
      season = next;
    },
    asked: () => asked,
  };
}

/** What a page does when somebody comes back to it: it looks at the season. */
export const comeBack = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
