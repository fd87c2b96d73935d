import { seriousViolations, seriousViolationsByTheme } from './browser/axe-violations.ts';
import { waitForIdle } from './browser/wait-for-idle.ts';
import { testBrowser } from './browser/test-browser.ts';
import { expectNoHorizontalScroll } from './expect-no-horizontal-scroll.ts';
import { spawnEggs } from './flows/checkout.ts';
import { newTestAccount } from './flows/test-account.ts';
import { signUp } from './flows/sign-in.ts';

const { newPage } = testBrowser();

const publicPaths = [
  '/',
  '/login',
  '/register',
  '/community',
  '/hatchery',
  '/hatchery/all-eggs',
  '/hatchery/sealed',
  '/hatchery/incubating',
  '/hatchery/hatching',
  '/no-such-place',
];

it.each(publicPaths)('%s has no serious violation in either theme', async (path) => {
  const page = await newPage({ expectedErrors: path === '/no-such-place' ? [/status of 404/] : [] });

  await page.goto(path);
  await waitForIdle(page);

  expect(await seriousViolationsByTheme(page)).toEqual({ light: [], dark: [] });
});

it.each(['light', 'dark'] as const)(
  'a player meets no serious violation from sign-up to the page of an egg, in the %s theme',
  async (colorScheme) => {
    const page = await newPage({ colorScheme, width: 360 });
    // As wide as a name can be: it wraps everywhere.
    const account = { ...newTestAccount(), displayName: 'W'.repeat(40) };
    await signUp(page, account);
    await waitForIdle(page);
    expect(await seriousViolations(page)).toEqual([]);
    await expectNoHorizontalScroll(page);

    await page.goto('/spawn');
    await waitForIdle(page);
    expect(await seriousViolations(page)).toEqual([]);

    await spawnEggs(page, 1);
    expect(await seriousViolations(page)).toEqual([]);

    await page.goto('/my-collection');
    await page.getByRole('main').getByRole('link', { name: /No\. / }).first().click();
    await page.waitForURL('**/details/*');
    await page.getByRole('main').getByText(account.displayName).first().waitFor();
    await waitForIdle(page);
    expect(await seriousViolations(page)).toEqual([]);
    await expectNoHorizontalScroll(page);
  },
);
