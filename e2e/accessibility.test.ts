import { seriousViolations, seriousViolationsByTheme } from './browser/axe-violations.ts';
import { waitForIdle } from './browser/wait-for-idle.ts';
import { testBrowser } from './browser/test-browser.ts';
import { unrendered } from './browser/unrendered.ts';
import { expectNoHorizontalScroll } from './expect-no-horizontal-scroll.ts';
import { spawnEggs } from './flows/checkout.ts';
import { newTestAccount } from './flows/test-account.ts';
import { signUp } from './flows/sign-in.ts';
import { closedCycle, mockSeason, openCycle, returnToTab } from './shell/mock-season.ts';

const { newPage } = testBrowser();

/** Without the pages of `public-pages.test.ts`, `shell/season-accessibility.test.ts` and `identity/identity-accessibility.test.ts`. */
const publicPaths = [
  '/community',
  '/hatchery/all-eggs',
  '/hatchery/sealed',
  '/hatchery/incubating',
  '/hatchery/hatching',
  '/hatchery/hatched?view=list',
  '/embed',
  '/seasons',
  '/no-such-place',
];

it.each(publicPaths)('%s has no serious violation in either theme', async (path) => {
  const page = await newPage({ expectedErrors: path === '/no-such-place' ? [/status of 404/] : [] });

  await page.goto(path);
  await waitForIdle(page);

  expect(await seriousViolationsByTheme(page)).toEqual({ light: [], dark: [] });
});

it('a player meets no serious violation in either theme from sign-up to the page of an egg', async () => {
  const page = await newPage({ width: 360 });
  const expectNoViolation = async () =>
    expect(await seriousViolationsByTheme(page)).toEqual({ light: [], dark: [] });
  // The widest possible name: it wraps everywhere.
  const account = { ...newTestAccount(), displayName: 'W'.repeat(40) };
  await signUp(page, account);
  await waitForIdle(page);
  await expectNoViolation();
  await expectNoHorizontalScroll(page);

  await page.goto('/spawn');
  await waitForIdle(page);
  await expectNoViolation();

  await spawnEggs(page, 1);
  // The reveal is dark in either theme.
  expect(await seriousViolations(page)).toEqual([]);

  await page.goto('/my-collection');
  await page.getByRole('main').getByRole('link', { name: /No\. / }).first().click();
  await page.waitForURL('**/details/*');
  await page.getByRole('main').getByText(account.displayName).first().waitFor();
  await waitForIdle(page);
  await expectNoViolation();
  await expectNoHorizontalScroll(page);
});

it('the spawn has no serious violation where nothing can be bought, and while a purchase is confirmed', async () => {
  // Dark: the tests of the purchase check its other screens in the light theme.
  const page = await newPage({ width: 360, colorScheme: 'dark', expectedErrors: [/status of 40[24]/] });
  await signUp(page, newTestAccount());
  const season = await mockSeason(page, openCycle());
  const nothing = { eggs: { count: 0, fee: '25.00' }, keys: { count: 0, fee: '30.00' } };
  let offer: object = nothing;
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
