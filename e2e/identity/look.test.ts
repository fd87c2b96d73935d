import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { visitors } from '../browser/visitors.ts';
import { expectNoSidewaysScroll } from '../expect-no-sideways-scroll.ts';
import { spawnEggs } from '../people/checkout.ts';
import { newKeeper } from '../people/keeper.ts';
import { signUp } from '../people/sign-in.ts';
import { addAuthenticator } from './authenticator.ts';

const { visit } = visitors();

describe.each(['light', 'dark'] as const)('in the %s theme, on a small phone', (colorScheme) => {
  it.each(['/login', '/verify?email=wren%40example.org', '/reset'])(
    '%s has no serious fault',
    async (path) => {
      const page = await visit({ colorScheme, width: 360 });

      await page.goto(path);

      await expectSound(page);
    },
  );

  it('a keeper finds no serious fault in the profile', async () => {
    const page = await visit({ colorScheme, width: 360 });
    await addAuthenticator(page);
    await signUp(page, newKeeper());
    await page.getByRole('link', { name: 'Set up a passkey' }).waitFor();
    await expectSound(page);
    await spawnEggs(page, 1);

    for (const tab of ['account', 'security', 'preferences', 'purchases']) {
      await page.goto(`/profile?tab=${tab}`);
      await expectSound(page);
    }

    await page.goto('/profile?tab=security');
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByRole('button', { name: /^Remove / }).click();
    await expectSound(page);
    await page.getByRole('button', { name: 'Keep it' }).click();
    await page.getByRole('button', { name: /^Rename / }).click();
    await expectSound(page);
  });
});

it('costs the login at most 30 KB of script beyond the shell', async () => {
  const page = await visit();
  const scripts: Promise<number>[] = [];
  page.on('response', (response) => {
    if (/\/remotes\/.*\.js$/.test(new URL(response.url()).pathname))
      scripts.push(
        response
          .request()
          .sizes()
          .then(({ responseBodySize }) => responseBodySize),
      );
  });

  await page.goto('/login');
  await page.waitForResponse('**/v1/webauthn/login/begin');
  await page.waitForLoadState('networkidle');

  const sizes = await Promise.all(scripts);
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(30 * 1_024);
});

async function expectSound(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  const faults = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(
    faults.map(({ id, nodes }) => `${id} ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
  ).toEqual([]);
  await expectNoSidewaysScroll(page);
}
