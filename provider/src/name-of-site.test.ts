import { toCheckoutUrl } from './spawn/lock/lock-record.ts';
import { asOperator } from './testing/open-test-provider.ts';
import type { TestSpawn } from './testing/open-test-spawn.ts';
import { createBasket, openTestSpawn } from './testing/open-test-spawn.ts';
import { beginRegistration } from './testing/passkeys.ts';
import { signUp } from './testing/sign-in.ts';
import { openStripeSales } from './testing/open-stripe-sales.ts';

let world: TestSpawn;
afterEach(() => world.close());

/** Reads the pages that a browser gets at these addresses. */
const readPages = async (urls: string[], headers = {}) =>
  Promise.all(urls.map(async (url) => (await world.get(url, headers)).body));

const notice = /<aside class="demonstration" aria-label="Demonstration">\s*This site is a demonstration/;

/** Lists pages of the sandbox and the outbox: an open and an unknown checkout, the e-mails, and the page that requires the token. */
async function listSandboxPages(): Promise<string[]> {
  const player = await world.signIn();
  const { checkoutUrl } = (await player.lock(createBasket(1))).json<{ checkoutUrl: string }>();
  return [
    ...(await readPages([checkoutUrl, toCheckoutUrl('unknown'), '/outbox'])),
    ...(await readPages(['/outbox'], asOperator)),
  ];
}

it('writes the name of the site on each page, in each e-mail, in the calendar and with passkeys', async () => {
  const contact = { operator: 'Eggs Ltd', address: '1 Shell Lane, Dover', mail: 'help@eggs.example' };
  world = await openTestSpawn({}, { siteName: 'Eggs & Co', contact });
  const moss = await signUp(world, 'moss@example.invalid', 'Moss');
  await world.post('/v1/auth/login', { email: 'fern@example.invalid' });

  const pages = await listSandboxPages();
  const mails = (await world.get('/outbox.json', asOperator)).json<{ subject: string; text: string }[]>();
  const calendar = (await world.get('/v1/seasons/calendar.ics')).body;
  const { publicKey } = await beginRegistration(moss);

  for (const page of pages) expect(page).toMatch(/<title>[^<]+ · Eggs &amp; Co<\/title>/);
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Signing in to Eggs & Co',
    expect.stringMatching(/is your Eggs & Co code$/),
  ]);
  for (const { text } of mails)
    expect(text).toMatch(
      /\n\nThe keepers of Eggs & Co\nEggs Ltd, 1 Shell Lane, Dover\nQuestions: help@eggs\.example$/,
    );
  expect(calendar).toContain('Eggs & Co spawn cycles');
  expect(publicKey).toMatchObject({ rp: { name: 'Eggs & Co' } });
  for (const text of [...pages, calendar, JSON.stringify([mails, publicKey])])
    expect(text).not.toContain('Emberclutch');
});

it.each([
  [true, 4],
  [false, 0],
])(
  'with ALLOW_TEST_SERVICES %s, %s of 4 pages say that the site is a demonstration',
  async (areTestServicesAllowed, count) => {
    world = await openTestSpawn({}, { areTestServicesAllowed });

    const pages = await listSandboxPages();

    expect(pages).toHaveLength(4);
    expect(pages.filter((page) => notice.test(page))).toHaveLength(count);
  },
);

it('marks pages of card payments as a demonstration, even while the payment service is unavailable', async () => {
  const sales = await openStripeSales({}, { areTestServicesAllowed: true });
  world = sales;
  const player = await world.signIn();
  const { checkoutUrl } = (await player.lock(createBasket(1))).json<{ checkoutUrl: string }>();
  await sales.stripe.close();

  const pages = await readPages([toCheckoutUrl('unknown'), checkoutUrl]);

  expect(pages).toEqual([expect.stringMatching(notice), expect.stringMatching(notice)]);
  expect(pages[1]).toContain('The card service is away');
});
