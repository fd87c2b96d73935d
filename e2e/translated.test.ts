import type { Page } from 'playwright-core';
import { testBrowser } from './browser/test-browser.ts';
import { waitForIdle } from './browser/wait-for-idle.ts';
import { newTestAccount } from './flows/test-account.ts';
import { signUp } from './flows/sign-in.ts';

const { newPage } = testBrowser();

it('works and keeps its texts up to date on pages that the browser has translated', async () => {
  const page = await newPage();

  await openTranslated(page, '/login');
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await page.getByRole('textbox', { name: 'E-mail' }).and(page.locator('[aria-invalid="true"]')).waitFor();
  await page.getByRole('textbox', { name: 'E-mail' }).fill('translated@example.org');
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await page.getByRole('textbox', { name: 'Code' }).waitFor();

  await openTranslated(page, '/hatchery/all-eggs');
  await page.getByRole('button', { name: 'House', exact: true }).click();
  await page
    .getByRole('checkbox', { name: /^Fire [\d,]+$/ })
    .first()
    .check();
  await page.getByRole('button', { name: 'House (1)', exact: true }).waitFor();
  await page.getByRole('button', { name: /^Load more/ }).click();
  await page.getByRole('button', { name: 'Remove filter: House: Fire' }).click();
  await page.getByRole('button', { name: 'House', exact: true }).waitFor();

  await signUp(page, newTestAccount());
  await openTranslated(page, '/spawn');
  await page.getByRole('spinbutton', { name: 'Dragon eggs' }).fill('1');
  await page.getByRole('button', { name: 'Hold these for me' }).click();
  await page.getByRole('link', { name: 'Pay by card' }).waitFor();
});

async function openTranslated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForIdle(page);
  await page.evaluate(translate);
}

/** Runs in the page. Wraps every text in an element, as a translating browser does. */
function translate(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    const { parentElement } = text;
    if (!text.nodeValue?.trim() || parentElement?.closest('font, script, style, noscript, textarea, svg'))
      continue;
    const font = document.createElement('font');
    font.textContent = text.nodeValue;
    text.parentNode?.replaceChild(font, text);
  }
}
