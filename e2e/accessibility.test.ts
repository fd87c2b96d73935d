import { seriousViolations } from './browser/axe-violations.ts';
import { waitForIdle } from './browser/wait-for-idle.ts';
import { visitors } from './browser/visitors.ts';
import { expectNoSidewaysScroll } from './expect-no-sideways-scroll.ts';
import { spawnEggs } from './flows/checkout.ts';
import { newAccount } from './flows/account.ts';
import { signUp } from './flows/sign-in.ts';

const { visit } = visitors();

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

describe.each(['light', 'dark'] as const)('in the %s theme', (colorScheme) => {
  it.each(publicPaths)('%s has no serious fault', async (path) => {
    const page = await visit({ colorScheme, expects: path === '/no-such-place' ? [/status of 404/] : [] });

    await page.goto(path);
    await waitForIdle(page);

    expect(await seriousViolations(page)).toEqual([]);
  });

  it('a keeper finds no serious fault on the way to an egg and on its page', async () => {
    const page = await visit({ colorScheme, width: 360 });
    const keeper = newAccount();
    await signUp(page, keeper);
    await waitForIdle(page);
    expect(await seriousViolations(page)).toEqual([]);

    await page.goto('/spawn');
    await waitForIdle(page);
    expect(await seriousViolations(page)).toEqual([]);

    await spawnEggs(page, 1);
    expect(await seriousViolations(page)).toEqual([]);

    await page.goto('/my-collection');
    await page.getByRole('main').getByRole('link', { name: /No\. / }).first().click();
    await page.waitForURL('**/details/*');
    await page.getByRole('main').getByText(keeper.displayName).first().waitFor();
    await waitForIdle(page);
    expect(await seriousViolations(page)).toEqual([]);
    await expectNoSidewaysScroll(page);
  });
});
