import { findSeriousViolations } from './browser/axe-violations.ts';
import { waitForIdle } from './browser/wait-for-idle.ts';
import { setUpBrowser } from './browser/test-browser.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expectNoHorizontalScroll } from './expect-no-horizontal-scroll.ts';
import { declinedCard, goodCard, payWith } from './flows/checkout.ts';
import { createTestAccount } from './flows/test-account.ts';
import { signIn, signUp } from './flows/sign-in.ts';
import { followTopBarLink, signOut } from './flows/top-bar.ts';

const { openPage } = setUpBrowser();

it('a new player buys two eggs and finds them again, on accessible pages on a small phone', async () => {
  const page = await openPage();
  await page.setViewportSize({ width: 1280, height: 800 });
  // The widest possible name wraps everywhere.
  const account = { ...createTestAccount(), displayName: 'W'.repeat(40) };
  await page.goto('/');
  const season = page.getByRole('region', { name: 'The season now' });
  await season.getByText('The season turns').waitFor();
  const isInView = (element: Element) => element.getBoundingClientRect().bottom <= innerHeight;
  expect(await season.evaluate(isInView)).toBe(true);
  await page.setViewportSize({ width: 360, height: 740 });

  await followTopBarLink(page, 'Sign Up');
  await expectNoHorizontalScroll(page);
  const code = await signUp(page, account);

  await waitForIdle(page);
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: /spawn/i }).click();
  await page.waitForURL('**/spawn');
  const holdButton = page.getByRole('button', { name: 'Hold these for me' });
  await holdButton.waitFor();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await holdButton.evaluate(isInView)).toBe(true);
  await page.getByRole('spinbutton', { name: 'Dragon eggs' }).fill('2');
  await expectAccessible(page);
  await holdButton.click();
  const payLink = page.getByRole('link', { name: 'Pay by card' });
  await payLink.waitFor();
  await expectAccessible(page);
  await payLink.click();

  await page.getByLabel('Card number').waitFor();
  // The page belongs to the provider, but the edge adds the fonts of the site.
  expect(await page.evaluate(listLoadedFonts)).toEqual(['Fraunces', 'Inter']);
  await payWith(page, declinedCard);
  await page
    .getByRole('alert')
    .filter({ hasText: /declined/i })
    .waitFor();
  await expectNoHorizontalScroll(page);
  await payWith(page, goodCard);
  await page.getByRole('heading', { name: 'They are yours' }).waitFor();
  // The reveal is dark in either theme.
  expect(await findSeriousViolations(page)).toEqual([]);
  await expectNoHorizontalScroll(page);

  await page.getByRole('main').getByRole('link', { name: 'My Collection' }).click();
  await page.waitForURL('**/my-collection');
  // Finds the eggs by the name of the list, because the receipt also links to them and may still be visible.
  const eggs = page.getByRole('list', { name: 'My Collection' }).getByRole('link', { name: /No\. / });
  await eggs.nth(1).waitFor();
  await waitForIdle(page);
  expect(await eggs.count()).toBe(2);
  const bottoms = await eggs.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().bottom));
  expect(Math.max(...bottoms)).toBeLessThan(page.viewportSize()?.height ?? 0);
  const addresses = await eggs.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  await expectNoHorizontalScroll(page);

  await page.goto('/hatchery/sealed');
  for (const address of addresses) await page.locator(`main a[href="${address}"]`).first().waitFor();
  await expectNoHorizontalScroll(page);

  await page.locator(`main a[href="${addresses[0]}"]`).first().click();
  await page.waitForURL(`**${addresses[0]}`);
  await page.getByRole('main').getByText(account.displayName).first().waitFor();
  await waitForIdle(page);
  await expectAccessible(page);

  await signOut(page, account.displayName);
  await signIn(page, account, code);
  await eggs.nth(1).waitFor();
  await waitForIdle(page);
  expect(await eggs.count()).toBe(2);
});

/** Runs in the page: lists the names of the fonts that the page has loaded. */
async function listLoadedFonts(): Promise<string[]> {
  await document.fonts.ready;
  const loadedFonts = [...document.fonts].filter(({ status }) => status === 'loaded');
  return [...new Set(loadedFonts.map(({ family }) => family))].toSorted();
}
