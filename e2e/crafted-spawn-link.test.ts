import { testBrowser } from './browser/test-browser.ts';
import { waitForIdle } from './browser/wait-for-idle.ts';
import { newTestAccount } from './flows/test-account.ts';
import { signUp } from './flows/sign-in.ts';

const { newPage } = testBrowser();

const basket = 'eggs=2&eggFee=25.00&keyFee=30.00&intent=crafted';

it('changes nothing when a signed-in player opens a crafted link: no request but GET', async () => {
  const page = await newPage({ expectedErrors: [/status of 404/] });
  await signUp(page, newTestAccount());
  await page.goto('/spawn');
  await page.getByRole('spinbutton', { name: 'Dragon eggs' }).fill('1');
  await page.getByRole('button', { name: 'Hold these for me' }).click();
  await page.getByRole('link', { name: 'Pay by card' }).waitFor();
  const payUrl = page.url();
  const lock = new URL(payUrl).searchParams.get('lock');
  const tab = await page.context().newPage();
  const sent: string[] = [];
  tab.on('request', (request) => sent.push(`${request.method()} ${new URL(request.url()).pathname}`));

  for (const [link, heading] of [
    [`/spawn?step=pay&lock=999999&${basket}`, 'This browser does not know this hold'],
    [`/spawn?step=pay&lock=${lock}&${basket}`, 'Held for you'],
    [`/spawn?step=confirm&lock=${lock}`, 'Held for you'],
    [`/spawn?step=confirm&lock=${lock}&payment=paid`, 'Your purchase'],
    [`/spawn?step=confirm&lock=999999&payment=paid`, 'Your purchase'],
  ] as const) {
    await tab.goto(link);
    await tab.getByRole('heading', { name: heading }).waitFor();
    await waitForIdle(tab);
  }

  const writes = sent.filter((request) => !request.startsWith('GET '));
  expect(sent).toContain(`GET /v1/eggs/spawn/lock/${lock}`);
  expect(writes).toEqual([]);
  // The held basket survives, and a reload shows it without another lock.
  await page.reload();
  await page.getByRole('link', { name: 'Pay by card' }).waitFor();
  expect(page.url()).toBe(payUrl);
});
