import type { Page } from 'playwright-core';
import { seriousViolationsByTheme } from './browser/axe-violations.ts';
import { testBrowser } from './browser/test-browser.ts';
import { unrendered } from './browser/unrendered.ts';
import { waitForIdle } from './browser/wait-for-idle.ts';
import { eventually } from './eventually.ts';
import { expectNoHorizontalScroll } from './expect-no-horizontal-scroll.ts';
import { hatchedDragons } from './flows/hatched-dragons.ts';

const { newPage } = testBrowser();

it('lights up genes by keyboard, redraws a what-if and compares, on a phone', async () => {
  const page = await newPage({ width: 360 });
  await page.goto('/hatchery/all-eggs');
  const [id, other] = await hatchedDragons(page);
  await page.goto(`/details/${id}`);
  await page.getByRole('link', { name: 'Explore its genome' }).click();
  await page.getByRole('table').waitFor();
  await waitForIdle(page);
  expect(await seriousViolationsByTheme(page)).toEqual({ light: [], dark: [] });
  await expectNoHorizontalScroll(page);

  const wings = page.getByRole('button', { name: 'Wings' });
  await wings.focus();
  await page.keyboard.press('Enter');
  expect(await wings.getAttribute('aria-pressed')).toBe('true');
  await eventually(async () => expect(await opacities(page)).toEqual({ wings: '1', head: '0.1' }));

  await page.getByRole('button', { name: 'What if ...' }).click();
  await page.getByRole('combobox', { name: 'Tail, what if' }).focus();
  const tail = (await page.getByRole('row', { name: /^Tail/ }).getByRole('combobox').inputValue()) === 'fan';
  await page.getByRole('combobox', { name: 'Tail, what if' }).selectOption(tail ? 'club' : 'fan');
  await page.getByText('One gene is changed. Nothing is saved').waitFor();
  expect(new URL(page.url()).searchParams.get('what')).toBe(tail ? 'tail:club' : 'tail:fan');
  await page.reload();
  await page.getByRole('img', { name: /^What if: .* (fan|club) tail/ }).waitFor();

  await page.getByRole('textbox', { name: 'With specimen No.' }).fill(String(other));
  await page.keyboard.press('Enter');
  await page.getByRole('checkbox', { name: 'Differences only' }).click();
  await page.getByRole('button', { name: 'Verify' }).click();
  await page.getByText('it was drawn, and not chosen').waitFor();
  expect(await seriousViolationsByTheme(page)).toEqual({ light: [], dark: [] });
  await expectNoHorizontalScroll(page);

  await expectNamesWithoutScripts(`/genome-explorer/${id}`);

  await forgeSecret(page);
  await page.goto(unrendered(`/genome-explorer/${id}`));
  await waitForIdle(page);
  await page.getByRole('button', { name: 'Verify' }).click();
  await page.getByText('The secret is not the one whose fingerprint was published.').waitFor();
  await page.getByText('The secret gives another genome to this specimen.').waitFor();
});

/** Without scripts, the names of genes are text instead of buttons that do nothing. */
async function expectNamesWithoutScripts(path: string): Promise<void> {
  const page = await newPage({ javaScriptEnabled: false });
  // Past the time that a visitor waits, the page is its placeholder, which has no table yet.
  await eventually(async () => {
    await page.goto(path);
    // By their text as shown: Playwright finds no roles and texts in `noscript`.
    expect(await page.getByRole('table').locator('tbody th').allInnerTexts()).toContain('Wings');
  });
  expect(await page.getByRole('table').getByRole('button').count()).toBe(0);
}

/** From now on the provider reveals another secret than the one whose hash it has published. */
async function forgeSecret(page: Page): Promise<void> {
  await page.route(/\/v1\/genomes\/\d+$/, async (route) => {
    const report: { draw: { secret: string } } = await (await route.fetch()).json();
    const { secret } = report.draw;
    const forged = (secret.startsWith('0') ? '1' : '0') + secret.slice(1);
    await route.fulfill({ json: { ...report, draw: { ...report.draw, secret: forged } } });
  });
}

/** How visible a part of the wings and a part of the head are in the picture. */
async function opacities(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => {
    const opacityOf = (gene: string) => {
      const part = document.querySelector(`main svg [data-gene~='${gene}'] path`);
      return part ? getComputedStyle(part).opacity : 'absent';
    };
    return { wings: opacityOf('wings'), head: opacityOf('head') };
  });
}
