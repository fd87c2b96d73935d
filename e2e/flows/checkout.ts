import type { Page } from 'playwright-core';

export const goodCard = '4242 4242 4242 4242';
export const declinedCard = '4000 0000 0000 0002';

/** Fills in the checkout page and presses Pay. */
export async function payWith(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiry (MM / YY)').fill('04 / 39');
  await page.getByLabel('Security code').fill('123');
  await page.getByRole('button', { name: /^Pay / }).click();
}

/** Buys eggs by card, from `/spawn` to the receipt. */
export async function spawnEggs(page: Page, count: number): Promise<void> {
  await page.goto('/spawn');
  await page.getByRole('spinbutton', { name: 'Dragon eggs' }).fill(String(count));
  await page.getByRole('button', { name: 'Hold these for me' }).click();
  await page.getByRole('link', { name: 'Pay by card' }).click();
  await payWith(page, goodCard);
  await page.getByRole('heading', { name: count === 1 ? 'It is yours' : 'They are yours' }).waitFor();
}
