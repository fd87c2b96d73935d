import type { Page } from 'playwright-core';

interface OpenPage {
  page: Page;
  /** Errors of its console and scripts so far. */
  errors: string[];
}

/** The pages of the test that runs, in the one process of its file. */
export const openPages: OpenPage[] = [];

/** Text of a page that a report shows, in characters. */
const maxText = 600;

/** What each open page shows, with its errors so far: for the report of a test that fails. */
export async function describeOpenPages(): Promise<string> {
  const descriptions = openPages.map(async ({ page, errors }) => {
    const text = await page.locator('body').innerText({ timeout: 2_000 });
    const shown = text.replaceAll(/\s*\n\s*/g, ' | ').slice(0, maxText);
    return [`${page.url()} shows: ${shown}`, ...errors].join('\n');
  });
  return (await Promise.all(descriptions)).join('\n');
}
