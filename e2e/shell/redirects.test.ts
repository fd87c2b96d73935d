import { testBrowser } from '../browser/test-browser.ts';
import { newTestAccount } from '../flows/test-account.ts';
import { signIn, signUp } from '../flows/sign-in.ts';
import { signOut } from '../flows/top-bar.ts';

const { newPage } = testBrowser();

it.each(['/my-collection', '/spawn', '/profile?tab=security'])(
  'redirects a signed-out player from %s to the login and back',
  async (path) => {
    const page = await newPage();
    const account = newTestAccount();
    const code = await signUp(page, account);
    await signOut(page, account.displayName);

    await page.goto(path);
    await page.waitForURL(`**/login?next=${encodeURIComponent(path)}`);
    await signIn(page, account, code, path);

    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(path);
  },
);

it('redirects the old path of the collection, signed out and signed in', async () => {
  const page = await newPage();
  await page.goto('/my-assets');
  await page.waitForURL('**/login?next=%2Fmy-collection');
  await signUp(page, newTestAccount());

  await page.goto('/my-assets');

  await page.waitForURL('**/my-collection');
});

it('shows the not-found page for an unknown path', async () => {
  const page = await newPage({ expectedErrors: [/status of 404/] });

  const answer = await page.goto('/no/such/page');

  expect(answer?.status()).toBe(404);
  await page.getByRole('heading', { name: 'Not in this guide' }).waitFor();
});
