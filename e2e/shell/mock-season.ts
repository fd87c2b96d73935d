import type { Page } from 'playwright-core';

export type SeasonBody = Record<string, unknown>;

const hourSeconds = 3_600;

/** Creates a season that lasts for days and whose cycle is closed. */
export const createClosedCycle = (changes: SeasonBody = {}): SeasonBody => ({
  spawnSeason: 'EARTH',
  spawnAge: 2,
  isSpawnCycleActive: false,
  spawnCycleEnd: null,
  spawnCycleStart: null,
  seasonStart: getEpochSeconds() - 48 * hourSeconds,
  seasonEnd: getEpochSeconds() + 72 * hourSeconds,
  active: true,
  ...changes,
});

export const createOpenCycle = (changes: SeasonBody = {}): SeasonBody =>
  createClosedCycle({
    isSpawnCycleActive: true,
    spawnCycleEnd: getEpochSeconds() + 24 * hourSeconds,
    ...changes,
  });

export const getEpochSeconds = () => Math.floor(Date.now() / 1_000);

/** Answers requests for the current season in all tabs of a context. @returns a setter and a counter of requests */
export async function mockSeason(page: Page, first: SeasonBody) {
  let season = first;
  let requestCount = 0;
  await page.context().route('**/v1/seasons/current', (route) => {
    requestCount += 1;
    return route.fulfill({ json: season });
  });
  return {
    set: (next: SeasonBody) => {
      season = next;
    },
    countRequests: () => requestCount,
  };
}

/** Simulates the return to a tab, after which the page requests the season. */
export const returnToTab = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
