import type { Page } from 'playwright-core';
import type { AssetPage } from '@emberclutch/contract/asset/asset-page.ts';
import { findSeriousViolations, findSeriousViolationsByTheme } from './browser/axe-violations.ts';
import { setSystemTheme } from './browser/set-system-theme.ts';
import { setUpBrowser } from './browser/test-browser.ts';
import { waitForIdle } from './browser/wait-for-idle.ts';
import { waitUntilPasses } from './wait-until-passes.ts';
import { expectNoHorizontalScroll } from './expect-no-horizontal-scroll.ts';

const { openPage } = setUpBrowser();

it('a player selects, opens and ends a comparison by keyboard, and other tabs follow', async () => {
  const page = await openPage();
  await page.goto('/hatchery/all-eggs');
  await waitForIdle(page);
  await pressButton(page, 'Compare');
  const marks = page.getByRole('list', { name: 'All eggs' }).getByRole('button', { name: /^Compare / });
  for (const index of [0, 1]) {
    await marks.nth(index).focus();
    await page.keyboard.press('Space');
  }
  const otherTab = await page.context().newPage();
  await otherTab.goto('/hatchery/sealed');
  await otherTab
    .getByRole('button', { name: /^Remove No\. / })
    .first()
    .press('Enter');
  await page.getByText('One chosen. Choose at least one more.').waitFor();
  await otherTab.close();
  await marks.nth(2).press('Space');

  const compareLink = page.getByRole('link', { name: 'Compare 2' });
  await compareLink.press('Enter');
  await page.waitForURL(/\/hatchery\?compare=\d+,\d+$/);
  await waitForIdle(page);
  await page
    .getByRole('row', { name: /^Horns|^Shell pattern/ })
    .first()
    .waitFor();
  expect(await findSeriousViolationsByTheme(page)).toEqual({ light: [], dark: [] });
  expect(await findPalePrintedText(page)).toEqual([]);

  await page.keyboard.press('Escape');
  await page.waitForURL('**/hatchery/all-eggs');
  await waitUntilPasses(async () =>
    expect(await compareLink.evaluate((link) => link === document.activeElement)).toBe(true),
  );
});

it('a comparison opens by its URL, stores nothing, and shows two of four assets on a phone', async () => {
  const page = await openPage({ width: 360, hasTouch: true });
  const ids = await listAssetIds(page);
  await page.goto(`/hatchery?compare=${ids.join(',')}`);
  await waitForIdle(page);
  const kinds = page.getByRole('row', { name: /^Kind/ }).getByRole('cell');
  await waitUntilPasses(async () => expect(await kinds.count()).toBe(2));

  await page.getByRole('combobox', { name: 'On the right' }).selectOption(String(ids[3]));
  await page.waitForURL(`**/hatchery?compare=${ids[0]},${ids[3]},${ids[2]},${ids[1]}`);
  await page.getByRole('checkbox', { name: 'Only differences' }).tap();
  await page.waitForURL(/&only=differences$/);
  await expectNoHorizontalScroll(page);
  expect(await findSeriousViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Back to the list' }).tap();
  await page.waitForURL('**/hatchery');

  expect(await page.evaluate(() => localStorage.getItem('compare'))).toBeNull();
});

async function pressButton(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).press('Enter');
}

/** Lists two eggs and two dragons of the seeded world. */
async function listAssetIds(page: Page): Promise<number[]> {
  const ids: number[] = [];
  for (const state of ['SEALED', 'HATCHED']) {
    const response = await page.request.get(`/v1/assets/dragons?state=${state}&limit=2&page=0`);
    const { assets }: AssetPage = await response.json();
    ids.push(...assets.map(({ id }) => id));
  }
  expect(ids).toHaveLength(4);
  return ids;
}

/** Finds text of the comparison that is too pale when a browser with the dark theme prints it on white paper. */
async function findPalePrintedText(page: Page): Promise<string[]> {
  await setSystemTheme(page, 'dark');
  await page.emulateMedia({ media: 'print' });
  const paleTexts = await page.evaluate(() => {
    const computeLuminance = (color: string) => {
      const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((channel) => {
        const share = Number(channel) / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    if (getComputedStyle(document.documentElement).colorScheme !== 'light') return ['the paper'];
    return [...document.querySelectorAll('main :is(h1, th, td, td *, small, caption)')]
      .filter((element) => element.checkVisibility() && element.textContent?.trim())
      .filter((element) => 1.05 / (computeLuminance(getComputedStyle(element).color) + 0.05) < 4.5)
      .map(({ textContent }) => textContent?.trim() ?? '');
  });
  await page.emulateMedia({ media: null });
  await setSystemTheme(page, 'light');
  return paleTexts;
}
