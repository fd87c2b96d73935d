import type { Page } from 'playwright-core';
import { waitForHydration } from '../browser/wait-for-idle.ts';
import { setUpBrowser } from '../browser/test-browser.ts';
import { waitUntilPasses } from '../wait-until-passes.ts';

const { openPage } = setUpBrowser();

/**
 * Records the classes of `<html>` when its body begins: before the first paint and before any other script.
 * @returns a function that reads the record
 */
async function recordFirstClasses(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      Object.assign(window, { firstClasses: [...document.documentElement.classList] });
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => ('firstClasses' in window ? (window.firstClasses as string[]) : []));
}

const isDark = (page: Page) => page.evaluate(() => document.documentElement.classList.contains('dark'));
const waitForDark = (page: Page) => page.locator('html.dark').waitFor();
const readBackgroundColor = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

it('the host applies the system theme before the first paint, follows its changes, and keeps a selected theme', async () => {
  const page = await openPage({ colorScheme: 'dark' });
  const readFirstClasses = await recordFirstClasses(page);
  await page.goto('/');
  expect(await readFirstClasses()).toContain('dark');
  await waitForDark(page);
  await waitForHydration(page); // a hydrated page follows the system
  const darkBackground = await readBackgroundColor(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.locator('html:not(.dark)').waitFor();
  await waitUntilPasses(async () => expect(await readBackgroundColor(page)).not.toBe(darkBackground));

  await page.getByRole('button', { name: 'Switch to dark mode' }).click();
  await waitForDark(page);
  await page.reload();

  expect(await readFirstClasses()).toContain('dark');
  await page.getByRole('button', { name: 'Switch to light mode' }).waitFor();
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await isDark(page)).toBe(true);
});

it('the host changes the theme in all tabs, and uses forced colours instead of the theme', async () => {
  const page = await openPage({ colorScheme: 'light' });
  await page.goto('/');
  await waitForHydration(page);
  const otherTab = await page.context().newPage();
  await otherTab.goto('/hatchery');
  await waitForHydration(otherTab);

  await page.getByRole('button', { name: 'Switch to dark mode' }).click();

  await otherTab.locator('html.dark').waitFor();
  await otherTab.getByRole('button', { name: 'Switch to light mode' }).waitFor();

  await otherTab.emulateMedia({ forcedColors: 'active' });
  const currentLink = otherTab.getByRole('banner').getByRole('link', { name: 'Community', exact: true });
  const linkStyle = await currentLink.evaluate((link) => ({
    line: getComputedStyle(link).textDecorationLine,
    ink: getComputedStyle(link).getPropertyValue('--guide-ink'),
  }));
  expect(linkStyle).toEqual({ line: 'underline', ink: 'CanvasText' });
});
