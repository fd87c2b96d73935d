import type { Page } from 'playwright-core';

interface OpenPage {
  page: Page;
  /** Errors of the page's console and scripts so far. */
  errors: string[];
}

/** The pages of the running test. A worker runs one test at a time. */
export const openPages: OpenPage[] = [];

/** Maximum number of characters of a page's text in a report. */
const maxText = 600;

/** The text of each open page, with its errors so far, for the report of a failed test. */
export async function describeOpenPages(): Promise<string> {
  const descriptions = openPages.map(async ({ page, errors }) => {
    const text = await page.locator('body').innerText({ timeout: 2_000 });
    const shown = text.replaceAll(/\s*\n\s*/g, ' | ').slice(0, maxText);
    return [`${page.url()} shows: ${shown}`, ...errors].join('\n');
  });
  return (await Promise.all(descriptions)).join('\n');
}
