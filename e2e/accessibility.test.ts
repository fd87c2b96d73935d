import { seriousViolations } from './browser/axe-violations.ts';
import { testBrowser } from './browser/test-browser.ts';
import { unrendered } from './browser/unrendered.ts';
import { waitForIdle } from './browser/wait-for-idle.ts';
import { expectAccessible } from './expect-accessible.ts';
import { newTestAccount } from './flows/test-account.ts';
import { signUp } from './flows/sign-in.ts';
import { closedCycle, mockSeason, openCycle, returnToTab } from './shell/mock-season.ts';

const { newPage } = testBrowser();

/** Pages that no other test checks. One list of eggs stands for all. */
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
  const page = await newPage({ expectedErrors: [/status of 404/] });

  for (const path of publicPaths) {
    await page.goto(path);
    await waitForIdle(page);
    await expectAccessible(page);
  }
});

it('the spawn has no serious violation while nothing can be bought, and while a purchase is confirmed', async () => {
  // Dark, because the tests of the purchase check its other screens in the light theme.
  const page = await newPage({ width: 360, colorScheme: 'dark', expectedErrors: [/status of 40[24]/] });
  await signUp(page, newTestAccount());
  const season = await mockSeason(page, openCycle());
  let offer: object = { eggs: { count: 0, fee: '25.00' }, keys: { count: 0, fee: '30.00' } };
  await page.route('**/v1/eggs/available', (route) => route.fulfill({ json: offer }));
  const violations: string[] = [];
  const check = async (title: string) => {
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await waitForIdle(page);
    violations.push(...(await seriousViolations(page)).map((violation) => `${title}: ${violation}`));
  };

  await page.goto(unrendered('/spawn'));
  await check('Everything in this cycle is taken');
  offer = {
    eggs: { count: 9, fee: '25.00' },
    keys: { count: 9, fee: '30.00' },
    eggTransactionLimit: 0,
    keyTransactionLimit: 0,
  };
  await returnToTab(page);
  await check('You have reached the limit of this cycle');
  season.set(closedCycle());
  await returnToTab(page);
  await check('The cycle is closed');
  season.set(closedCycle({ spawnSeason: 'primordial' }));
  await returnToTab(page);
  await check('Before the first egg');

  const payment = { status: 402, code: 'payment_required' };
  await page.route('**/v1/voucher/purchase', (route) => route.fulfill({ status: 402, json: payment }));
  await page.goto(unrendered('/spawn?step=confirm&lock=999999999&payment=paid'));
  await check('Your purchase');
  await page.getByRole('button', { name: 'Ask for the receipt' }).click();
  await check('Paid: we are finishing your purchase');
  await page.goto(unrendered('/spawn?step=pay&lock=999999999'));
  await check('This browser does not know this hold');

  expect(violations).toEqual([]);
});
