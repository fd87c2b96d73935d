import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { LockStatus } from '@emberclutch/contract/spawn/lock-report.ts';
import { api, http, HttpResponse } from '@emberclutch/web/testing/api.tsx';
import {
  aDragon,
  aLock,
  aLockReport,
  anEgg,
  aPurchase,
  aSession,
} from '@emberclutch/web/testing/factories.tsx';
import { openSpawn } from '../../../app/testing/open-spawn.tsx';
import { storeLock } from '../flow/testing/store-lock.ts';
import { passTime } from '@emberclutch/web/testing/pass-time.ts';

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
  serveStatus(null);
});
afterEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
});

const createRefusal = (status: number, body: object) => () =>
  HttpResponse.json(body, { status, headers: { 'retry-after': '40' } });
const respondUnpaid = createRefusal(400, { code: 'payment_required' });
const respondDone = () => HttpResponse.json(aPurchase());
const findReceiptHeading = () => screen.findByRole('heading', { name: 'They are yours' });

it('the confirm step shows a receipt with a link to each egg, after their arrival', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  respondWith(respondDone);
  openStarted('&payment=paid');

  expect(await findReceiptHeading()).toBeVisible();
  for (const fact of ['$50.00', '901', 'wren@example.org']) expect(screen.getByText(fact)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Skip to the receipt' }));
  await waitFor(() =>
    expect(screen.getAllByRole('link', { name: /No\./ }).map((link) => link.getAttribute('href'))).toEqual([
      '/details/1234',
      '/details/1235',
    ]),
  );
  expect(screen.getByRole('link', { name: 'My Collection' })).toHaveAttribute('href', '/my-collection');
  expect(screen.getByRole('link', { name: 'All sealed eggs' })).toHaveAttribute('href', '/hatchery/sealed');
});

it('the confirm step uses the singular for a single egg, and shows no price for a redeemed key', async () => {
  const redeemed = { paymentMethod: 'VOUCHER', eggs: { count: 1, fee: '25.00' }, total: '0.00' } as const;
  respondWith(() => HttpResponse.json(aPurchase({ ...redeemed, assetIds: [] })));
  openStarted();

  expect(await screen.findByRole('heading', { name: 'It is yours' })).toBeVisible();
  const receipt = screen.getByRole('complementary', { name: 'Receipt' });
  expect(receipt).toHaveTextContent(/Total1 gateway key/);
  expect(receipt).not.toHaveTextContent('$');
});

it('the confirm step links a receipt of gateway keys to their redemption', async () => {
  respondWith(() =>
    HttpResponse.json(aPurchase({ eggs: { count: 0, fee: '25.00' }, keys: { count: 2, fee: '60.00' } })),
  );
  openStarted('&payment=paid');

  const redeem = await screen.findByRole('link', { name: 'Redeem a key' });
  expect(redeem).toHaveAttribute('href', '/spawn?eggs=1&with=keys');
  expect(screen.queryByRole('link', { name: 'All sealed eggs' })).not.toBeInTheDocument();
});

it('the confirm step says "do not pay again" until the payment is booked, and retries the confirmation automatically', async () => {
  const countRequests = respondWith(respondUnpaid, respondUnpaid, respondDone);
  openStarted('&payment=paid');

  expect(await screen.findByText(/Do not pay again/)).toBeVisible();
  expect(screen.queryByRole('link', { name: /pay|again/i })).not.toBeInTheDocument();
  await passTime(2_000);
  await waitFor(() => expect(countRequests()).toBe(2));
  await passTime(4_000);

  expect(await findReceiptHeading()).toBeVisible();
  expect(countRequests()).toBe(3);
});

it('the confirm step polls for five minutes while a payment is not booked, then waits for a press', async () => {
  const countRequests = respondWith(respondUnpaid);
  openStarted('&payment=paid');

  expect(await screen.findByText(/Do not pay again/)).toBeVisible();
  for (let attempt = 0; attempt < 20; attempt += 1) await passTime(30_000);

  expect(await screen.findByRole('button', { name: 'Ask again' })).toBeVisible();
  expect(countRequests()).toBe(14);
});

it('the confirm step stops after three unanswered attempts, and retries on a press, without a second payment', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const countRequests = respondWith(HttpResponse.error, HttpResponse.error, HttpResponse.error, respondDone);
  openStarted();

  expect(await screen.findByRole('heading', { name: 'No answer yet' })).toBeVisible();
  expect(screen.queryByText(/try again/i)).not.toBeInTheDocument();
  await passTime(600_000);
  expect(countRequests()).toBe(3);
  expect(screen.queryByRole('link', { name: /pay|again|choose/i })).not.toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Ask again' }));

  expect(await findReceiptHeading()).toBeVisible();
  expect(countRequests()).toBe(4);
});

it.each([true, false])(
  'the confirm step says that nothing was charged after a cancelled payment, without mentioning gateway keys; lock known: %p',
  async (isKnown) => {
    respondWith(respondUnpaid);
    if (isKnown) storeLock();
    openStarted('&payment=cancelled');

    expect(await screen.findByRole('heading', { name: 'Not charged' })).toBeVisible();
    expect(screen.queryByText(/gateway key/)).not.toBeInTheDocument();
    const back = screen.getByRole('link', { name: 'Back to the payment' });
    expect(back).toHaveAttribute('href', '/spawn?step=pay&lock=901');
    if (!isKnown) return;
    const purchase = within(screen.getByRole('complementary', { name: 'This purchase' }));
    expect(purchase.getByText('2 eggs')).toBeVisible();
    const receipts = purchase.getByRole('link', { name: 'All my receipts' });
    expect(receipts).toHaveAttribute('href', '/profile?tab=purchases');
  },
);

const refusedTitle = 'The purchase was not completed';
const paymentNeeded =
  /^(?!.*(Not charged|declined)).*This purchase requires payment and cannot be completed with gateway keys only\./s;

it.each([
  ['voucher', respondUnpaid, 'Not paid yet', paymentNeeded],
  ['card', respondUnpaid, 'Not paid yet', paymentNeeded],
  [
    'card',
    createRefusal(400, { code: 'key_unusable', detail: 'Frozen' }),
    refusedTitle,
    'Gateway key error: Frozen.',
  ],
  [
    'card',
    createRefusal(404, { message: 'gateway key 501 is gone' }),
    refusedTitle,
    'Gateway key 501 not found.',
  ],
  [
    'voucher',
    createRefusal(404, { message: 'gateway key 501 is gone' }),
    refusedTitle,
    'Gateway key 501 not found.',
  ],
  [
    'voucher',
    createRefusal(400, { message: 'voucher used' }),
    refusedTitle,
    'Gateway key error: voucher used.',
  ],
  [
    'voucher',
    createRefusal(400, { message: 'no' }),
    refusedTitle,
    'Bad request: no. Try again in 40 seconds.',
  ],
  [
    'card',
    createRefusal(409, { message: 'It was cancelled' }),
    refusedTitle,
    /It was cancelled\. Try again in 40 s/,
  ],
  ['card', createRefusal(429, {}), /./, /Try again in 40 seconds\./],
  ['card', createRefusal(404, {}), 'Purchase not found. The lock may have expired.', /lock may have expired/],
])(
  'the confirm step says why a purchase with %s was not completed (%#)',
  async (payment, response, heading, expected) => {
    if (payment === 'voucher') storeVoucherLock();
    respondWith(response);
    openStarted();

    await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent(expected));
    expect(screen.getAllByRole('heading', { name: heading })[0]).toBeVisible();
  },
);

it.each([
  ['abc', 'Invalid purchase ID format', ''],
  ['9007199254740993', 'No such purchase', 'No purchase has a number as large as'],
])('the confirm step says without a request that no purchase has the id %s', async (id, heading, lead) => {
  const countRequests = respondWith(respondDone);
  openSpawn(`/spawn?step=confirm&lock=${id}`);

  expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
  expect(screen.getByRole('main').textContent).toContain(lead);
  expect(countRequests()).toBe(0);
});

it('the confirm step shows a paid purchase from the receipts of the provider, and links to the hatching of each dragon', async () => {
  serveStatus('paid');
  api.use(
    http.get('*/v1/purchases/901', () => HttpResponse.json(aPurchase({ assetIds: [1_234] }))),
    http.get('*/v1/assets/1234', () => HttpResponse.json(aDragon({ id: 1_234 }))),
  );
  openSpawn(confirmPath);

  const hatch = await screen.findByRole('link', { name: /^Watch it hatch again: 01.234$/ });
  expect(hatch).toHaveAttribute('href', '/arrival/1234');
  expect(screen.getByRole('button', { name: 'Watch it arrive again' })).toBeVisible();
  expect(screen.getByText('$50.00')).toBeVisible();
});

it('the confirm step links to the held lock if this tab has not begun the purchase in the URL', async () => {
  serveStatus('held');
  const { currentAddress } = openSpawn(confirmPath);

  expect(await screen.findByRole('heading', { name: 'Held for you' })).toBeVisible();
  expect(currentAddress()).toBe('/spawn?step=pay&lock=901');
});

it('the confirm step confirms only on a press if the provider reports no locks and this tab has begun no purchase', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const countRequests = respondWith(respondDone);
  openSpawn(`${confirmPath}&payment=paid`);

  const ask = await screen.findByRole('button', { name: 'Ask for the receipt' });
  await passTime(60_000);
  expect(countRequests()).toBe(0);
  await user.click(ask);

  expect(await findReceiptHeading()).toBeVisible();
  expect(countRequests()).toBe(1);
});

const confirmPath = '/spawn?step=confirm&lock=901';

/** Opens the step as if the player returned from a checkout that this tab started. */
function openStarted(search = '') {
  sessionStorage.setItem('purchase:901', aSession().userId);
  return openSpawn(confirmPath + search);
}

/** Stores a lock of one egg that a gateway key pays for. */
function storeVoucherLock(): void {
  const body = {
    eggs: { count: 1, fee: '25.00' },
    keys: { count: 0, fee: '60.00' },
    paymentMethod: 'VOUCHER',
    usedGatewayKeyIds: [501],
  };
  sessionStorage.setItem('lock:901', JSON.stringify({ userId: aSession().userId, lock: aLock(), body }));
}

const serveStatus = (state: LockStatus['state'] | null) =>
  api.use(
    http.get('*/v1/eggs/spawn/lock/901', () =>
      state ? HttpResponse.json(aLockReport({ state })) : new HttpResponse(null, { status: 404 }),
    ),
  );

/** Returns one response after another; the last response repeats. @returns a counter of requests */
function respondWith(...responses: (() => Response)[]): () => number {
  let requests = 0;
  api.use(
    http.post('*/v1/voucher/purchase', () => {
      requests += 1;
      return (responses[requests - 1] ?? responses.at(-1))?.();
    }),
    http.get<{ id: string }>('*/v1/assets/:id', ({ params }) =>
      HttpResponse.json(anEgg({ id: Number(params.id) })),
    ),
  );
  return () => requests;
}
