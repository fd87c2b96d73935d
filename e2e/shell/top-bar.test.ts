import type { Page } from 'playwright-core';
import { waitForHydration } from '../browser/wait-for-idle.ts';
import { setUpBrowser } from '../browser/test-browser.ts';
import { toUnrenderedPath } from '../browser/to-unrendered-path.ts';
import { waitUntilPasses } from '../wait-until-passes.ts';
import { expectNoHorizontalScroll } from '../expect-no-horizontal-scroll.ts';
import { createTestAccount } from '../flows/test-account.ts';
import { signUp } from '../flows/sign-in.ts';
import { mockSeason, createClosedCycle } from './mock-season.ts';

const { openPage } = setUpBrowser();

it('the bar fits into one row at any width for an account with a long name, and collapses nothing on very wide screens', async () => {
  const page = await openPage();
  await signUp(page, { ...createTestAccount(), displayName: 'Wilhelmina of the Long Corridor' });
  await page.goto('/about');
  const bar = page.getByRole('banner');
  await bar.getByRole('link', { name: 'Login' }).waitFor({ state: 'detached' });

  for (const width of [320, 599, 1280, 1499, 1500]) {
    await page.setViewportSize({ width, height: 800 });
    const site = bar.getByText('Emberclutch', { exact: true });
    await waitUntilPasses(async () => expect(await site.evaluate(showsAllText)).toBe(true));
    const name = bar.getByText('Wilhelmina of the Long Corridor', { exact: true });
    await waitUntilPasses(async () => {
      expect((await name.boundingBox())?.width).toBeLessThanOrEqual(120);
      expect((await bar.boundingBox())?.height).toBeLessThan(80);
      expect(Math.max(...(await bar.locator('nav a').evaluateAll(measureHeights)))).toBeLessThanOrEqual(45);
    });
    await expectNoHorizontalScroll(page);
  }

  for (const width of [1600, 1920, 3000]) {
    await page.setViewportSize({ width, height: 800 });
    for (const entry of ['Spawn', 'Marketplace', 'Merchandise']) await bar.getByText(entry).first().waitFor();
    await bar.getByRole('link', { name: /^Instagram/ }).waitFor();
    expect(await bar.getByRole('button', { name: 'More' }).isVisible()).toBe(false);
    expect(await bar.locator('> div').evaluate(showsAllText)).toBe(true);
  }
});

it('the bar shows the full name of the site, and the season below it, at twice the text size', async () => {
  const page = await openPage({ width: 360 });
  await mockSeason(page, createClosedCycle({ spawnSeason: 'WATER', spawnAge: 4 }));
  await page.goto(toUnrenderedPath('/'));
  await waitForHydration(page);
  const bar = page.getByRole('banner');

  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));

  const [name, season] = ['Emberclutch', 'WATER IV'].map((text) => bar.getByText(text, { exact: true }));
  await waitUntilPasses(async () => {
    expect(await name?.evaluate(showsAllText)).toBe(true);
    const { y = 0, height = 0 } = (await name?.boundingBox()) ?? {};
    expect((await season?.boundingBox())?.y).toBeGreaterThanOrEqual(y + height);
  });
  await expectNoHorizontalScroll(page);
});

it('the bar has a stronger background after 20 px of scrolling', async () => {
  const page = await openPage();
  await page.goto('/');
  await waitForHydration(page);
  const bar = page.getByRole('banner');
  // Scrolls at each attempt, because when a font arrives, the browser scrolls the page to keep its text in place.
  const readBackground = async (top: number) => {
    await page.evaluate((y) => window.scrollTo(0, y), top);
    return bar.evaluate((element) => getComputedStyle(element).backgroundColor);
  };
  const transparent = 'rgba(0, 0, 0, 0)';

  await waitUntilPasses(async () => expect(await readBackground(0)).toBe(transparent));
  await waitUntilPasses(async () => expect(await readBackground(21)).not.toMatch(/^rgba|^transparent/));
  await waitUntilPasses(async () => expect(await readBackground(20)).toBe(transparent));
});

it('the bar collapses into a menu below the widest breakpoint, and the menu closes when the page changes', async () => {
  const page = await openPage({ width: 360 });
  await page.goto('/');
  await waitForHydration(page);
  const bar = page.getByRole('banner');
  const community = bar.getByRole('link', { name: 'Community' });
  const closedMenu = bar.locator('[aria-expanded="false"][aria-label="Open menu"]');
  await closedMenu.waitFor();
  await community.waitFor({ state: 'hidden' });

  await closedMenu.click();
  await bar.locator('[aria-expanded="true"][aria-label="Close menu"]').waitFor();
  await expectNoHorizontalScroll(page);
  await community.click();
  await page.waitForURL('**/community');

  await closedMenu.waitFor();
  await community.waitFor({ state: 'hidden' });
});

it('the Tab key follows the visual order of the bar at any width', async () => {
  const page = await openPage();
  await mockSeason(page, createClosedCycle());
  for (const width of [320, 800, 1600]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/about');
    await waitForHydration(page);
    await expectVisualTabOrder(page);
  }
});

async function expectVisualTabOrder(page: Page): Promise<void> {
  const bar = page.getByRole('banner');
  const menu = bar.getByRole('button', { name: 'Open menu' });
  if (await menu.isVisible()) await menu.click();
  await bar.getByRole('link', { name: 'Emberclutch, home' }).focus();

  const positions: { top: number; left: number }[] = [];
  for (let presses = 0; presses < 20; presses += 1) {
    const position = await page.evaluate(() => {
      const element = document.activeElement;
      const { top = 0, bottom = 0, left = 0 } = element?.getBoundingClientRect() ?? {};
      return element?.closest('header') ? { top: Math.round((top + bottom) / 2), left } : null;
    });
    if (position === null) break;
    positions.push(position);
    await page.keyboard.press('Tab');
  }

  // Two entries are in one row if their middles are at most 12 px apart.
  const isInOrder = positions.map(({ top, left }, index) => {
    const previous = positions[index - 1];
    return (
      !previous || top > previous.top + 12 || (Math.abs(top - previous.top) <= 12 && left > previous.left)
    );
  });
  expect(positions.length).toBeGreaterThan(5);
  expect(isInOrder).not.toContain(false);
}

const measureHeights = (links: Element[]) => links.map((link) => link.getBoundingClientRect().height);

/** Runs in the page. @returns whether an element shows all of its text */
function showsAllText(element: HTMLElement | SVGElement): boolean {
  return element.clientWidth > 0 && element.scrollWidth <= element.clientWidth;
}
