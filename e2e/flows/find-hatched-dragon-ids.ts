import type { Page } from 'playwright-core';

/** Ids of two hatched dragons, from the provider of the page; the secrets of their cycles are published. */
export async function findHatchedDragonIds(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    const answer = await fetch('/v1/assets/dragons?state=HATCHED&limit=2&page=0');
    const { assets }: { assets: { id: number }[] } = await answer.json();
    return assets.map(({ id }) => id);
  });
}
