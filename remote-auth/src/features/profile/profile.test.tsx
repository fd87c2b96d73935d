import { screen, waitFor } from '@testing-library/react';
import { currentPreferences, currentSession, siteAtom, store } from '@emberclutch/web/state';
import { api, http, HttpResponse } from '@emberclutch/web/testing/api.tsx';
import { anAccount, anEgg, aProblem, aPurchase, aSession } from '@emberclutch/web/testing/factories.tsx';
import { renderInHost } from '@emberclutch/web/testing/render-in-host.tsx';
import { retries } from '../../platform/api/retry-write.ts';
import { ProfilePage } from './ProfilePage.tsx';

const page = { path: '/profile', title: 'My Profile' };
const open = (search = '') =>
  renderInHost(<ProfilePage page={page} />, { path: `/profile${search}`, session: aSession() });
const findNameField = () => screen.findByRole('textbox', { name: 'Display name' });

beforeEach(() => {
  jest.replaceProperty(retries, 'delaysMs', [0, 0]);
  // Receipts read the assets that they list.
  api.use(http.get('*/v1/assets/:id', () => HttpResponse.json(anEgg())));
});

it.each([
  ['', 'Account'],
  ['?tab=preferences', 'Preferences'],
  ['?tab=no-such-tab', 'Account'],
])('the profile shows the tab of the URL %j', async (search, name) => {
  open(search);

  expect(await screen.findByRole('link', { name, current: 'page' })).toBeVisible();
});

it('the profile shows name, e-mail and age of the account, and the release of the site', async () => {
  store.set(siteAtom, (site) => ({ ...site, release: '2.0.0-0a1b2c3d4e' }));
  open();

  expect(await findNameField()).toHaveValue('Wren');
  expect(screen.getByText('wren@example.org')).toBeVisible();
  expect(screen.getByText(/2031/)).toBeVisible();
  expect(screen.getByText('2.0.0-0a1b2c3d4e')).toBeVisible();
});

it('the profile changes the display name everywhere', async () => {
  let sentBody: unknown;
  api.use(
    http.put('*/v1/profile', async ({ request }) => {
      sentBody = await request.json();
      api.use(http.get('*/v1/account', () => HttpResponse.json(anAccount({ displayName: 'Heron' }))));
      return HttpResponse.json(anAccount({ displayName: 'Heron' }));
    }),
  );
  const { user } = open();

  await user.clear(await findNameField());
  // Present in the accessibility tree before it has text.
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(['', '']);
  await user.type(await findNameField(), ' Heron {Enter}');

  expect(await screen.findByText(/^Saved\./)).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Heron' })).toBeVisible();
  expect(sentBody).toEqual({ display_name: 'Heron' });
  expect(currentSession()?.displayName).toBe('Heron');

  await user.type(await findNameField(), 's');
  expect(screen.queryByText(/^Saved\./)).toBeNull();
});

it.each([
  ['', 'Enter the name that others will see.'],
  ['W', 'A display name needs at least 2 characters.'],
  ['Wren', 'That is your name already.'],
])('the profile rejects the name %j with a reason', async (name, message) => {
  const { user } = open();

  await user.clear(await findNameField());
  if (name) await user.type(await findNameField(), name);
  await user.keyboard('{Enter}');

  expect(await findNameField()).toHaveAccessibleDescription(expect.stringContaining(message));
  expect(await findNameField()).toHaveFocus();
});

it.each([
  [409, 'conflict', 'This was changed somewhere else at the same moment.'],
  [503, 'unavailable', 'Your account cannot be reached at the moment.'],
  [404, 'not_found', 'This does not exist any more.'],
] as const)(
  'on a %d, the profile shows the message for names, not for signing in, and keeps the entered name',
  async (status, code, message) => {
    api.use(http.put('*/v1/profile', () => HttpResponse.json(aProblem({ status, code }), { status })));
    const { user } = open();

    await user.type(await findNameField(), 'field{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(await findNameField()).toHaveDisplayValue(/field$/);

    await user.clear(await findNameField());
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

it('the profile stores preferences at once', async () => {
  const { user } = open('?tab=preferences');

  await user.click(await screen.findByRole('radio', { name: /^Dark/ }));
  await user.click(screen.getByRole('checkbox', { name: /^Keep it quiet/ }));
  await user.click(screen.getByRole('checkbox', { name: /the eggs of a cycle are sold out/ }));

  expect(localStorage.getItem('theme')).toBe('dark');
  expect(document.documentElement).toHaveClass('dark');
  expect(currentPreferences()).toEqual({ hasQuietCelebration: true, hasAutoLoad: false, muted: ['soldOut'] });
  await user.click(screen.getByRole('radio', { name: /^Like my device/ }));
  await user.click(screen.getByRole('checkbox', { name: /the eggs of a cycle are sold out/ }));
  expect(localStorage.getItem('theme')).toBeNull();
  expect(document.documentElement).not.toHaveClass('dark');
  expect(currentPreferences().muted).toEqual([]);
});

it('the profile shows receipts with pictures of the assets, and links that replay their arrival', async () => {
  api.use(
    http.get('*/v1/purchases', () => HttpResponse.json({ purchases: [aPurchase()], total: 1 })),
    http.get('*/v1/assets/:id', ({ params }) =>
      HttpResponse.json(anEgg({ id: Number(params.id), thumbnail: `/v1/pictures/${String(params.id)}.svg` })),
    ),
  );
  open('?tab=purchases');

  const receipt = await screen.findByRole('article', { name: 'Receipt 901' });
  expect(receipt).toHaveTextContent(/2 dragon eggs\$25\.00 each.*Total\$50\.00/);
  const link = await screen.findByRole('link', { name: /No\.\s01\s234 ?Ash, brook and lantern/ });
  expect(link).toHaveAttribute('href', '/details/1234');
  const pictures = [...receipt.querySelectorAll('img')].map(({ src }) => new URL(src).pathname);
  expect(pictures).toEqual(['/v1/pictures/1234.svg', '/v1/pictures/1235.svg']);
  expect(screen.getByRole('link', { name: /^Watch again: No\.\s01\s235$/ })).toHaveAttribute(
    'href',
    '/arrival/1235',
  );
});

it('the profile shows no price for eggs redeemed with gateway keys', async () => {
  const redeemedPurchase = aPurchase({
    paymentMethod: 'VOUCHER',
    eggs: { count: 1, fee: '25.00' },
    total: '0.00',
    assetIds: [],
  });
  api.use(http.get('*/v1/purchases', () => HttpResponse.json({ purchases: [redeemedPurchase], total: 1 })));
  open('?tab=purchases');

  const receipt = await screen.findByRole('article', { name: 'Receipt 901' });
  expect(receipt).toHaveTextContent(/1 dragon eggPayment methodGateway keysTotal1 gateway key$/);
});

it('the profile says how many receipts have a number that is too large', async () => {
  const purchases = [aPurchase(), aPurchase({ purchaseId: 2 ** 53 + 2 })];
  api.use(http.get('*/v1/purchases', () => HttpResponse.json({ purchases, total: 2 })));
  open('?tab=purchases');

  expect(await screen.findByText('1 of 2 could not be loaded')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Load more/ })).not.toBeInTheDocument();
});

it('the profile says on a receipt that its payment is disputed or refunded', async () => {
  const purchases = [
    aPurchase({ standing: 'frozen' }),
    aPurchase({ purchaseId: 902, standing: 'withdrawn', assetIds: [] }),
  ];
  api.use(http.get('*/v1/purchases', () => HttpResponse.json({ purchases, total: 2 })));
  open('?tab=purchases');

  const frozenReceipt = await screen.findByRole('article', { name: 'Receipt 901' });
  expect(frozenReceipt).toHaveTextContent(/Your bank is disputing this payment/);
  expect(screen.getByRole('article', { name: 'Receipt 902' })).toHaveTextContent(
    /This payment went back to you/,
  );
});

it('the profile reads receipts page by page, and moves the focus to the first new one', async () => {
  const ids = Array.from({ length: 22 }, (_, index) => 901 - index);
  api.use(
    http.get('*/v1/purchases', ({ request }) => {
      const { searchParams } = new URL(request.url);
      const [page, limit] = ['page', 'limit'].map((name) => Number(searchParams.get(name)));
      const start = (page ?? 0) * (limit ?? 0);
      const purchases = ids.slice(start, start + (limit ?? 0)).map((purchaseId) => aPurchase({ purchaseId }));
      return HttpResponse.json({ purchases, total: ids.length });
    }),
  );
  const { user } = open('?tab=purchases');
  expect(await screen.findAllByRole('article')).toHaveLength(20);

  await user.click(screen.getByRole('button', { name: 'Load more (20 of 22)' }));

  const next = await screen.findByRole('article', { name: 'Receipt 881' });
  expect(screen.getAllByRole('article')).toHaveLength(22);
  expect(document.activeElement).toContainElement(next);
  expect(screen.queryByRole('button', { name: /Load more/ })).not.toBeInTheDocument();
});

it('the profile says when to request the next receipts if the provider limits them', async () => {
  const purchases = Array.from({ length: 20 }, (_, index) => aPurchase({ purchaseId: 901 - index }));
  const refusal = { status: 429, headers: { 'retry-after': '40' } };
  api.use(
    http.get('*/v1/purchases', ({ request }) =>
      new URL(request.url).searchParams.get('page') === '0'
        ? HttpResponse.json({ purchases, total: 21 })
        : HttpResponse.json({}, refusal),
    ),
  );
  const { user } = open('?tab=purchases');

  await user.click(await screen.findByRole('button', { name: 'Load more (20 of 21)' }));

  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^The next receipts could not be loaded\. .*Try again in 40 seconds\.$/,
  );
});

it.each([
  ['with a total', { total: 21 }],
  ['without one', {}],
])('the profile shows all receipts of a provider that ignores the page number, %s', async (_what, total) => {
  const purchases = Array.from({ length: 21 }, (_, index) => aPurchase({ purchaseId: 901 - index }));
  api.use(http.get('*/v1/purchases', () => HttpResponse.json({ purchases, ...total })));
  open('?tab=purchases');

  expect(await screen.findAllByRole('article')).toHaveLength(21);
  expect(screen.queryByRole('button', { name: /Load more/ })).not.toBeInTheDocument();
});

it.each([
  ['nothing was bought', () => HttpResponse.json({ purchases: [], total: 0 }), 'Nothing bought yet'],
  ['the provider has no receipts', () => HttpResponse.json(aProblem(), { status: 404 }), 'No receipts here'],
])('the profile shows a message if %s', async (_what, respond, message) => {
  api.use(http.get('*/v1/purchases', respond));
  // React logs errors that a boundary has caught.
  jest.spyOn(console, 'error').mockImplementation();
  open('?tab=purchases');

  expect(await screen.findByRole('heading', { name: message })).toBeVisible();
});

it('the profile shows that receipts could not be loaded, and loads them again on Retry', async () => {
  let isDown = true;
  api.use(
    http.get('*/v1/purchases', () =>
      isDown
        ? HttpResponse.json(aProblem({ status: 503, code: 'unavailable' }), { status: 503 })
        : HttpResponse.json({ purchases: [aPurchase()], total: 1 }),
    ),
  );
  jest.spyOn(console, 'error').mockImplementation();
  const { user } = open('?tab=purchases');
  await screen.findByRole('heading', { name: 'Your receipts could not be loaded' });

  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));

  await waitFor(() => expect(screen.getByRole('article')).toBeVisible());
});
