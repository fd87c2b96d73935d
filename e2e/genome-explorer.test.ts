import type { Page } from 'playwright-core';
import { setUpBrowser } from './browser/test-browser.ts';
import { waitForIdle } from './browser/wait-for-idle.ts';
import { waitUntilPasses } from './wait-until-passes.ts';
import { expectAccessible } from './expect-accessible.ts';
import { findHatchedDragonIds } from './flows/find-hatched-dragon-ids.ts';

const { openPage } = setUpBrowser();

it('the explorer highlights genes by keyboard, redraws a what-if and compares two dragons, on a phone', async () => {
  const page = await openPage({ width: 360 });
  await page.goto('/hatchery/all-eggs');
  const [id, otherId] = await findHatchedDragonIds(page);
  await page.goto(`/details/${id}`);
  await page.getByRole('link', { name: 'Explore its genome' }).click();
  await page.getByRole('table').waitFor();
  await waitForIdle(page);
  await expectAccessible(page);

  const wings = page.getByRole('button', { name: 'Wings' });
  await wings.focus();
  await page.keyboard.press('Enter');
  expect(await wings.getAttribute('aria-pressed')).toBe('true');
  await waitUntilPasses(async () => expect(await readOpacities(page)).toEqual({ wings: '1', head: '0.1' }));

  await page.getByRole('button', { name: 'What if ...' }).click();
  await page.getByRole('combobox', { name: 'Tail, what if' }).focus();
  const hasFanTail =
    (await page.getByRole('row', { name: /^Tail/ }).getByRole('combobox').inputValue()) === 'fan';
  await page.getByRole('combobox', { name: 'Tail, what if' }).selectOption(hasFanTail ? 'club' : 'fan');
  await page.getByText('One gene is changed. Nothing is saved').waitFor();
  expect(new URL(page.url()).searchParams.get('what')).toBe(hasFanTail ? 'tail:club' : 'tail:fan');
  await page.reload();
  await page.getByRole('img', { name: /^What if: .* (fan|club) tail/ }).waitFor();

  await page.getByRole('textbox', { name: 'With specimen No.' }).fill(String(otherId));
  await page.keyboard.press('Enter');
  await page.getByRole('checkbox', { name: 'Differences only' }).click();
  await page.getByRole('button', { name: 'Verify' }).click();
  await page.getByText('it was drawn, and not chosen').waitFor();
  await expectAccessible(page);

  await expectNamesWithoutScripts(`/genome-explorer/${id}`);
});

/** Expects that without scripts, the names of genes are plain text instead of buttons without a function. */
async function expectNamesWithoutScripts(path: string): Promise<void> {
  const page = await openPage({ javaScriptEnabled: false });
  // If rendering takes longer than a visitor waits, the page is its placeholder, which has no table yet.
  await waitUntilPasses(async () => {
    await page.goto(path);
    // Compares visible text, because Playwright finds neither roles nor texts in `noscript`.
    expect(await page.getByRole('table').locator('tbody th').allInnerTexts()).toContain('Wings');
  });
  expect(await page.getByRole('table').getByRole('button').count()).toBe(0);
}

/** Reads the opacity of a part of the wings and of a part of the head in the picture. */
async function readOpacities(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => {
    const readOpacity = (gene: string) => {
      const part = document.querySelector(`main svg [data-gene~='${gene}'] path`);
      return part ? getComputedStyle(part).opacity : 'absent';
    };
    return { wings: readOpacity('wings'), head: readOpacity('head') };
  });
}
