import type { Locator, Page } from 'playwright-core';
import { setUpBrowser } from './browser/test-browser.ts';
import { waitForIdle } from './browser/wait-for-idle.ts';
import { expectAccessible } from './expect-accessible.ts';
import { findHatchedDragonIds } from './flows/find-hatched-dragon-ids.ts';

const { openPage } = setUpBrowser();

it('a player moves through a list of eggs, and views and saves pictures of a dragon, on a phone', async () => {
  const page = await openPage({ width: 360 });
  await page.goto('/hatchery/all-eggs');
  await waitForIdle(page);
  const card = page.getByRole('main').getByRole('link', { name: /No\. / });
  await expectPrintOfContent(page, card.nth(1));
  await card.nth(1).click();
  const nav = page.getByRole('navigation', { name: 'In the list' });
  await nav.getByText(/^2 of /).waitFor();
  // The countdown of an egg is in the first view.
  const clock = await page.getByRole('timer').boundingBox();
  expect((clock?.y ?? Infinity) + (clock?.height ?? 0)).toBeLessThan(740);

  await page.reload();
  await nav.getByText(/^2 of /).waitFor();
  await nav.getByRole('link', { name: /→/ }).click();
  await nav.getByText(/^3 of /).waitFor();
  await page.goBack();
  await page.waitForURL('**/hatchery/all-eggs');

  const [id] = await findHatchedDragonIds(page);
  await page.goto(`/details/${id}`);
  await page.getByRole('region', { name: 'Its traits' }).waitFor();
  await waitForIdle(page);
  expect(await nav.count()).toBe(0);
  // The relative time is below the time. In English, they would fit side by side only after hydration.
  const sealed = page.getByRole('region', { name: 'Its life' }).getByRole('listitem').first();
  const [time, relative] = await Promise.all([
    sealed.getByRole('time').boundingBox(),
    sealed.getByText(/^\(.*\)$/).boundingBox(),
  ]);
  expect(relative?.y).toBeGreaterThan(time?.y ?? Infinity);
  // The rank of a dragon in the rarer half contains a no-break space, which a space in a pattern would not match.
  await page.getByText(/^(Top [\d.]+\s%, r|R)ank [\d,]+ of [\d,]+$/).waitFor();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'In flight' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as PNG' }).click();
  expect((await download).suggestedFilename()).toBe(`specimen-${id}.png`);
  await page.getByRole('button', { name: 'Art only' }).click();
  await page.getByRole('dialog').waitFor();
  expect(new URL(page.url()).search).toBe('?picture=flight&view=art');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});

/** Expects that a printed page shows the card, but neither the top bar nor controls. The print styles load after the page. */
async function expectPrintOfContent(page: Page, card: Locator): Promise<void> {
  await card.waitFor(); // a placeholder of the list is idle, too, while the remote loads
  await page.emulateMedia({ media: 'print' });
  await page.getByRole('banner').waitFor({ state: 'hidden' });
  expect(await page.getByRole('button').or(page.getByRole('navigation')).count()).toBe(0);
  expect(await card.isVisible()).toBe(true);
  await page.emulateMedia({ media: null });
  await page.getByRole('banner').waitFor();
}
