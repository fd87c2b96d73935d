import type { Page } from 'playwright-core';

interface TestPage {
  page: Page;
  /** Errors of the page's console and scripts so far. */
  errors: string[];
}

/** The pages of the running test. A worker runs one test at a time. */
export const pagesOfTest: TestPage[] = [];

/** Maximum number of characters that a report contains of a page's text. */
const maxText = 600;

/** Describes each open page by its text and its errors so far, for the report of a failed test. */
export async function describeOpenPages(): Promise<string> {
  const descriptions = pagesOfTest.map(async ({ page, errors }) => {
    const text = await page.locator('body').innerText({ timeout: 2_000 });
    const excerpt = text.replaceAll(/\s*\n\s*/g, ' | ').slice(0, maxText);
    return [`${page.url()} shows: ${excerpt}`, ...errors].join('\n');
  });
  return (await Promise.all(descriptions)).join('\n');
}
