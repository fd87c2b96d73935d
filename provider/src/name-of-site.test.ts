import { checkoutPath as sandboxPath } from './payments/sandbox/checkout-path.ts';
import { checkoutPath as stripePath } from './payments/stripe/checkout-path.ts';
import { FakeClock } from './testing/fake-clock.ts';
import { asOperator } from './testing/open-test-provider.ts';
import type { TestSpawn } from './testing/open-test-spawn.ts';
import { basket, openTestSpawn } from './testing/open-test-spawn.ts';
import { beginRegistration } from './testing/passkeys.ts';
import { signUp } from './testing/sign-in.ts';
import { openStripeDouble } from './testing/stripe-double.ts';

const named = { siteName: 'Eggs & Co' };
let world: TestSpawn;
let close: () => Promise<void>;

async function open(...args: Parameters<typeof openTestSpawn>) {
  world = await openTestSpawn(...args);
  close = () => world.close();
}
afterEach(() => close());

/** What a browser gets at these addresses. */
const pagesAt = async (urls: string[], headers = {}) =>
  Promise.all(urls.map(async (url) => (await world.inject({ url, headers })).body));

const notice = /<aside class="demonstration" aria-label="Demonstration">\s*This site is a demonstration/;

/** Pages of the sandbox and of the outbox: a checkout that is open, one that is unknown, the mails, and the question for the token. */
async function sandboxPages(): Promise<string[]> {
  const player = await world.signIn();
  const { checkoutUrl } = (await player.lock(basket(1))).json<{ checkoutUrl: string }>();
  return [
    ...(await pagesAt([checkoutUrl, `${sandboxPath}unknown`, '/outbox'])),
    ...(await pagesAt(['/outbox'], asOperator)),
  ];
}

it('stands on each page, in each mail, in the calendar and beside passkeys', async () => {
  await open({}, named);
  const moss = await signUp(world, 'moss@example.invalid', 'Moss');
  await world.inject({ method: 'POST', url: '/v1/auth/login', payload: { email: 'fern@example.invalid' } });

  const pages = await sandboxPages();
  const mails = (await world.inject({ url: '/outbox.json', headers: asOperator })).json<
    { subject: string; text: string }[]
  >();
  const calendar = (await world.inject({ url: '/v1/seasons/calendar.ics' })).body;
  const { publicKey } = await beginRegistration(world, moss);

  for (const page of pages) expect(page).toMatch(/<title>[^<]+ · Eggs &amp; Co<\/title>/);
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Signing in to Eggs & Co',
    expect.stringMatching(/is your Eggs & Co code$/),
  ]);
  for (const { text } of mails) expect(text).toMatch(/\n\nThe keepers of Eggs & Co$/);
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
    await open({}, { areTestServicesAllowed });

    const pages = await sandboxPages();

    expect(pages).toHaveLength(4);
    expect(pages.filter((page) => notice.test(page))).toHaveLength(count);
  },
);

it('says so on pages of card payments, also while the service is away', async () => {
  const clock = new FakeClock();
  const stripe = await openStripeDouble(clock);
  const settings = { payments: 'stripe', stripe: stripe.settings, areTestServicesAllowed: true } as const;
  await open({}, settings, { clock });
  const player = await world.signIn();
  const { checkoutUrl } = (await player.lock(basket(1))).json<{ checkoutUrl: string }>();
  await stripe.close();

  const pages = await pagesAt([`${stripePath}unknown`, checkoutUrl]);

  expect(pages).toEqual([expect.stringMatching(notice), expect.stringMatching(notice)]);
  expect(pages[1]).toContain('The card service is away');
});
