import type { Page } from 'playwright-core';

export type SeasonBody = Record<string, unknown>;

const hour = 3_600;

/** The cycle is closed, and the season lasts for days. */
export const closedCycle = (change: SeasonBody = {}): SeasonBody => ({
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

export const openCycle = (change: SeasonBody = {}): SeasonBody =>
  closedCycle({ isSpawnCycleActive: true, spawnCycleEnd: now() + 24 * hour, ...change });

export const now = () => Math.floor(Date.now() / 1_000);

/** Answers requests for the current season in all tabs of a context. @returns a setter and a counter of requests */
export async function mockSeason(page: Page, first: SeasonBody) {
  let season = first;
  let requests = 0;
  await page.context().route('**/v1/seasons/current', (route) => {
    requests += 1;
    return route.fulfill({ json: season });
  });
  return {
    set: (next: SeasonBody) => {
      season = next;
    },
    requests: () => requests,
  };
}

/** Simulates the return to a tab, after which the page requests the season. */
export const returnToTab = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
