import type { Locator, Page } from 'playwright-core';
import { waitForIdle } from './browser/wait-for-idle.ts';
import { waitUntilPasses } from './wait-until-passes.ts';

/** Filters a list by the House of Fire, and expects that the list keeps its position. */
export async function expectListKeepsPosition(page: Page, list: Locator): Promise<void> {
  await list.waitFor();
  await waitForIdle(page);
  const top = (await list.boundingBox())?.y ?? 0;

  await page.getByRole('button', { name: 'House' }).click();
  await page.getByRole('checkbox', { name: /^Fire/ }).click();
  await page.getByRole('button', { name: 'Remove filter: House: Fire' }).waitFor();

  await waitUntilPasses(async () => expect(await findOtherCards(list)).toEqual([]));
  expect(Math.abs(((await list.boundingBox())?.y ?? 0) - top)).toBeLessThan(10);
}

/** Finds the texts of listed cards of houses other than Fire. Fails while the list is loading. */
export async function findOtherCards(list: Locator): Promise<string[]> {
  const cards = await list.getByRole('link').allTextContents();
  expect(cards.length).toBeGreaterThan(0);
  return cards.filter((text) => !text.includes('House of Fire'));
}
