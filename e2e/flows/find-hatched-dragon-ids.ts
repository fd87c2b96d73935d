import type { Page } from 'playwright-core';

/** Finds the ids of two hatched dragons of the page's provider. The secrets of their cycles are published. */
export async function findHatchedDragonIds(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    const response = await fetch('/v1/assets/dragons?state=HATCHED&limit=2&page=0');
    const { assets }: { assets: { id: number }[] } = await response.json();
    return assets.map(({ id }) => id);
  });
}
