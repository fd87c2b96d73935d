import { findSeriousViolations } from './browser/axe-violations.ts';
import { setUpBrowser } from './browser/test-browser.ts';
import { toUnrenderedPath } from './browser/to-unrendered-path.ts';
import { waitForIdle } from './browser/wait-for-idle.ts';
import { expectAccessible } from './expect-accessible.ts';
import { createTestAccount } from './flows/test-account.ts';
import { signUp } from './flows/sign-in.ts';
import { createClosedCycle, mockSeason, createOpenCycle, returnToTab } from './shell/mock-season.ts';

const { openPage } = setUpBrowser();

/** Pages that no other test checks. One list of eggs represents all lists. */
const publicPaths = [
  '/community',
  '/hatchery',
  '/hatchery/hatching',
  '/hatchery/hatched?view=list',
  '/embed',
  '/seasons',
  '/no-such-place',
];

it('public pages of remotes have no serious violation in either theme', async () => {
  const page = await openPage({ expectedErrors: [/status of 404/] });

  for (const path of publicPaths) {
    await page.goto(path);
    await waitForIdle(page);
    await expectAccessible(page);
  }
});

it('the spawn page has no serious violation while nothing is for sale, and during the confirmation of a purchase', async () => {
  // Uses the dark theme, because the tests of the purchase check the other screens in the light theme.
  const page = await openPage({ width: 360, colorScheme: 'dark', expectedErrors: [/status of 40[24]/] });
  await signUp(page, createTestAccount());
  const season = await mockSeason(page, createOpenCycle());
  let offer: object = { eggs: { count: 0, fee: '25.00' }, keys: { count: 0, fee: '30.00' } };
  await page.route('**/v1/eggs/available', (route) => route.fulfill({ json: offer }));
  const violations: string[] = [];
  const collectViolations = async (title: string) => {
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await waitForIdle(page);
    violations.push(...(await findSeriousViolations(page)).map((violation) => `${title}: ${violation}`));
  };

  await page.goto(toUnrenderedPath('/spawn'));
  await collectViolations('Everything in this cycle is taken');
  offer = {
    eggs: { count: 9, fee: '25.00' },
    keys: { count: 9, fee: '30.00' },
    eggTransactionLimit: 0,
    keyTransactionLimit: 0,
  };
  await returnToTab(page);
  await collectViolations('You have reached the limit of this cycle');
  season.set(createClosedCycle());
  await returnToTab(page);
  await collectViolations('The cycle is closed');
  season.set(createClosedCycle({ spawnSeason: 'primordial' }));
  await returnToTab(page);
  await collectViolations('Before the first egg');

  const payment = { status: 402, code: 'payment_required' };
  await page.route('**/v1/voucher/purchase', (route) => route.fulfill({ status: 402, json: payment }));
  await page.goto(toUnrenderedPath('/spawn?step=confirm&lock=999999999&payment=paid'));
  await collectViolations('Your purchase');
  await page.getByRole('button', { name: 'Ask for the receipt' }).click();
  await collectViolations('Paid: we are finishing your purchase');
  await page.goto(toUnrenderedPath('/spawn?step=pay&lock=999999999'));
  await collectViolations('This browser does not know this hold');

  expect(violations).toEqual([]);
});
