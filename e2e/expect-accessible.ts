import type { Page } from 'playwright-core';
import { findSeriousViolationsByTheme } from './browser/axe-violations.ts';
import { expectNoHorizontalScroll } from './expect-no-horizontal-scroll.ts';

/** Expects that the page has no serious violation in either theme, and nothing wider than the window. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await findSeriousViolationsByTheme(page)).toEqual({ light: [], dark: [] });
  await expectNoHorizontalScroll(page);
}
