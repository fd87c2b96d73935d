import { seriousFaults } from './browser/axe-faults.ts';
import { settled } from './browser/settled.ts';
import { visitors } from './browser/visitors.ts';
import { expectNoSidewaysScroll } from './expect-no-sideways-scroll.ts';
import { spawnEggs } from './people/checkout.ts';
import { newKeeper } from './people/keeper.ts';
import { signUp } from './people/sign-in.ts';

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
    await settled(page);

    expect(await seriousFaults(page)).toEqual([]);
  });

  it('a keeper finds no serious fault on the way to an egg and on its page', async () => {
    const page = await visit({ colorScheme, width: 360 });
    const keeper = newKeeper();
    await signUp(page, keeper);
    await settled(page);
    expect(await seriousFaults(page)).toEqual([]);

    await page.goto('/spawn');
    await settled(page);
    expect(await seriousFaults(page)).toEqual([]);

    await spawnEggs(page, 1);
    expect(await seriousFaults(page)).toEqual([]);

    await page.goto('/my-collection');
    await page.getByRole('main').getByRole('link', { name: /No\. / }).first().click();
    await page.waitForURL('**/details/*');
    await page.getByRole('main').getByText(keeper.displayName).first().waitFor();
    await settled(page);
    expect(await seriousFaults(page)).toEqual([]);
    await expectNoSidewaysScroll(page);
  });
});
