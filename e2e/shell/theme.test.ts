import type { Page } from 'playwright-core';
import { waitForHydration } from '../browser/wait-for-idle.ts';
import { visitors } from '../browser/visitors.ts';
import { eventually } from '../eventually.ts';
import { givenSeason, quietSeason } from './given-season.ts';

const { visit } = visitors();

/** What `<html>` is dressed in when its body begins: before any paint, and before any other script. */
async function watchFirstDress(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    new MutationObserver((_, watch) => {
      if (!document.body) return;
      Object.assign(window, { firstDress: [...document.documentElement.classList] });
      watch.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => ('firstDress' in window ? (window.firstDress as string[]) : []));
}

const isDark = (page: Page) => page.evaluate(() => document.documentElement.classList.contains('dark'));
const untilNight = (page: Page) => page.locator('html.dark').waitFor();
const untilDay = (page: Page) => page.locator('html:not(.dark)').waitFor();
const paper = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

it('is the system’s before the first paint, and follows it live', async () => {
  const page = await visit({ colorScheme: 'dark' });
  const firstDress = await watchFirstDress(page);
  await page.goto('/');

  expect(await firstDress()).toContain('dark');
  await untilNight(page);
  await waitForHydration(page); // from here on it is followed
  const paperByNight = await paper(page);
  await page.emulateMedia({ colorScheme: 'light' });

  await untilDay(page);
  await eventually(async () => expect(await paper(page)).not.toBe(paperByNight));
  await page.getByRole('button', { name: 'Switch to dark mode' }).waitFor();
});

it('is what was chosen, before the first paint of the next visit, whatever the system says', async () => {
  const page = await visit({ colorScheme: 'light' });
  const firstDress = await watchFirstDress(page);
  await page.goto('/');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Switch to dark mode' }).click();
  await untilNight(page);
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');

  await page.reload();

  expect(await firstDress()).toContain('dark');
  await page.getByRole('button', { name: 'Switch to light mode' }).waitFor();
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await isDark(page)).toBe(true);
});

it('is the same in all tabs', async () => {
  const page = await visit({ colorScheme: 'light' });
  await page.goto('/');
  await waitForHydration(page);
  const other = await page.context().newPage();
  await other.goto('/hatchery');
  await waitForHydration(other);

  await page.getByRole('button', { name: 'Switch to dark mode' }).click();

  await other.locator('html.dark').waitFor();
  await other.getByRole('button', { name: 'Switch to light mode' }).waitFor();
});

it('keeps the season of the last visit before the first paint of the next', async () => {
  const page = await visit();
  const firstDress = await watchFirstDress(page);
  await givenSeason(page, quietSeason({ spawnSeason: 'WATER', spawnAge: 3 }));
  await page.goto('/');
  await page.locator('html.season-water').waitFor();

  await page.reload();

  expect(await firstDress()).toEqual(['season-water']);
  const kept = await page.evaluate(() =>
    ['spawnSeason', 'spawnAge', 'spawnAgeRoman'].map((key) => localStorage.getItem(key)),
  );
  expect(kept).toEqual(['WATER', '3', 'III']);
});
