import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
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

async function seriousFaults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
    );
}
