import type { Page } from 'playwright-core';

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** Changes the theme of the system, and waits until the page follows it. */
export async function setSystemTheme(page: Page, theme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await page.locator(theme === 'dark' ? 'html.dark' : 'html:not(.dark)').waitFor({ state: 'attached' });
}
