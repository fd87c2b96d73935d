import type { Page } from 'playwright-core';
import { waitForHydration } from '../browser/wait-for-idle.ts';
import { testBrowser } from '../browser/test-browser.ts';
import { eventually } from '../eventually.ts';

const { newPage } = testBrowser();

/** Records the classes of `<html>` when its body begins: before the first paint and before any other script. */
async function recordFirstClasses(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    new MutationObserver((_, watch) => {
      if (!document.body) return;
      Object.assign(window, { firstClasses: [...document.documentElement.classList] });
      watch.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => ('firstClasses' in window ? (window.firstClasses as string[]) : []));
}

const isDark = (page: Page) => page.evaluate(() => document.documentElement.classList.contains('dark'));
const waitForDark = (page: Page) => page.locator('html.dark').waitFor();
const backgroundColor = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

it('the host applies the theme of the system before the first paint, follows its changes, and keeps a selected theme', async () => {
  const page = await newPage({ colorScheme: 'dark' });
  const firstClasses = await recordFirstClasses(page);
  await page.goto('/');
  expect(await firstClasses()).toContain('dark');
  await waitForDark(page);
  await waitForHydration(page); // a hydrated page follows the system
  const darkBackground = await backgroundColor(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.locator('html:not(.dark)').waitFor();
  await eventually(async () => expect(await backgroundColor(page)).not.toBe(darkBackground));

  await page.getByRole('button', { name: 'Switch to dark mode' }).click();
  await waitForDark(page);
  await page.reload();

  expect(await firstClasses()).toContain('dark');
  await page.getByRole('button', { name: 'Switch to light mode' }).waitFor();
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await isDark(page)).toBe(true);
});

it('the theme changes in all tabs, and gives way to forced colours', async () => {
  const page = await newPage({ colorScheme: 'light' });
  await page.goto('/');
  await waitForHydration(page);
  const other = await page.context().newPage();
  await other.goto('/hatchery');
  await waitForHydration(other);

  await page.getByRole('button', { name: 'Switch to dark mode' }).click();

  await other.locator('html.dark').waitFor();
  await other.getByRole('button', { name: 'Switch to light mode' }).waitFor();

  await other.emulateMedia({ forcedColors: 'active' });
  const current = other.getByRole('banner').getByRole('link', { name: 'Community', exact: true });
  const looks = await current.evaluate((link) => ({
    line: getComputedStyle(link).textDecorationLine,
    ink: getComputedStyle(link).getPropertyValue('--guide-ink'),
  }));
  expect(looks).toEqual({ line: 'underline', ink: 'CanvasText' });
});
