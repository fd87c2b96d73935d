import { visitors } from '../browser/visitors.ts';
import { newAccount } from '../flows/account.ts';
import { signIn, signUp } from '../flows/sign-in.ts';
import { signOut } from '../flows/top-bar.ts';

const { visit } = visitors();

it.each(['/my-collection', '/spawn', '/profile?tab=security'])(
  'brings a visitor from %s to the login, and from there back',
  async (path) => {
    const page = await visit();
    const keeper = newAccount();
    const code = await signUp(page, keeper);
    await signOut(page, keeper.displayName);

    await page.goto(path);
    await page.waitForURL(`**/login?next=${encodeURIComponent(path)}`);
    await signIn(page, keeper, code, path);

    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(path);
  },
);

it('brings the old address of the collection to the new one, in both states', async () => {
  const page = await visit();
  await page.goto('/my-assets');
  await page.waitForURL('**/login?next=%2Fmy-collection');
  await signUp(page, newAccount());

  await page.goto('/my-assets');

  await page.waitForURL('**/my-collection');
});

it('says so where nothing is', async () => {
  const page = await visit({ expects: [/status of 404/] });

  const answer = await page.goto('/no/such/page');

  expect(answer?.status()).toBe(404);
  await page.getByRole('heading', { name: 'Not in this guide' }).waitFor();
});
