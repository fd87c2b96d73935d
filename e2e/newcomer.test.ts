import { waitForIdle } from './browser/wait-for-idle.ts';
import { visitors } from './browser/visitors.ts';
import { expectNoSidewaysScroll } from './expect-no-sideways-scroll.ts';
import { declinedCard, goodCard, payWith } from './flows/checkout.ts';
import { newAccount } from './flows/account.ts';
import { signIn, signUp } from './flows/sign-in.ts';
import { openEntry, signOut } from './flows/top-bar.ts';

const { visit } = visitors();

it.each([
  { window: 'a desktop', width: 1280 },
  { window: 'a small phone', width: 360 },
])('a newcomer spawns two eggs and finds them again, on $window', async ({ width }) => {
  const page = await visit({ width });
  const keeper = newAccount();
  await page.goto('/');
  await expectNoSidewaysScroll(page);

  await openEntry(page, 'Sign Up');
  await expectNoSidewaysScroll(page);
  const code = await signUp(page, keeper);

  await expectNoSidewaysScroll(page);
  await page.getByRole('main').getByRole('link', { name: /spawn/i }).click();
  await page.waitForURL('**/spawn');
  await page.getByRole('spinbutton', { name: 'Dragon eggs' }).fill('2');
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Hold these for me' }).click();
  const pay = page.getByRole('link', { name: 'Pay by card' });
  await pay.waitFor();
  await expectNoSidewaysScroll(page);
  await pay.click();

  await payWith(page, declinedCard);
  await page
    .getByRole('alert')
    .filter({ hasText: /declined/i })
    .waitFor();
  await expectNoSidewaysScroll(page);
  await payWith(page, goodCard);
  await page.getByRole('heading', { name: 'They are yours' }).waitFor();
  await expectNoSidewaysScroll(page);

  await page.getByRole('main').getByRole('link', { name: 'My collection' }).click();
  await page.waitForURL('**/my-collection');
  // By the list's name: the receipt, which may stand a moment longer, has links to them as well.
  const eggs = page.getByRole('list', { name: 'My Collection' }).getByRole('link', { name: /No\. / });
  await eggs.nth(1).waitFor();
  await waitForIdle(page);
  expect(await eggs.count()).toBe(2);
  const addresses = await eggs.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  await expectNoSidewaysScroll(page);

  await page.goto('/hatchery/sealed');
  for (const address of addresses) await page.locator(`main a[href="${address}"]`).first().waitFor();
  await expectNoSidewaysScroll(page);

  await page.locator(`main a[href="${addresses[0]}"]`).first().click();
  await page.waitForURL(`**${addresses[0]}`);
  await page.getByRole('main').getByText(keeper.displayName).first().waitFor();
  await expectNoSidewaysScroll(page);

  await signOut(page, keeper.displayName);
  await signIn(page, keeper, code);
  await eggs.nth(1).waitFor();
  await waitForIdle(page);
  expect(await eggs.count()).toBe(2);
});
