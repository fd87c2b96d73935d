import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { LockStatus } from '@emberclutch/contract/spawn/lock-report.ts';
import { api, http, HttpResponse } from '@emberclutch/web/testing/api.tsx';
import {
  aDragon,
  aLock,
  aLockReport,
  anEgg,
  aProblem,
  aPurchase,
  aSession,
} from '@emberclutch/web/testing/factories.tsx';
import { openSpawn } from '../../../app/testing/open-spawn.tsx';
import { storeLock } from '../flow/testing/store-lock.ts';
import { passTime } from '@emberclutch/web/testing/pass-time.ts';

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
  answerStatus(null);
});
afterEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
});

const unpaid = () => HttpResponse.json(aProblem({ status: 400, code: 'payment_required' }), { status: 400 });
const done = () => HttpResponse.json(aPurchase());

it('shows a receipt with a link to each egg, after their arrival', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  answers(done);
  openStarted('/spawn?step=confirm&lock=901&payment=paid');

  expect(await screen.findByRole('heading', { name: 'They are yours' })).toBeVisible();
  expect(screen.getByText('$50.00')).toBeVisible();
  expect(screen.getByText('901')).toBeVisible();
  expect(screen.getByText('wren@example.org')).toBeVisible();
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

it('says of a single egg that it is yours, and names no price for a redeemed key', async () => {
  const redeemed = { paymentMethod: 'VOUCHER', eggs: { count: 1, fee: '25.00' }, total: '0.00' } as const;
  answers(() => HttpResponse.json(aPurchase({ ...redeemed, assetIds: [] })));
  openStarted('/spawn?step=confirm&lock=901');

  expect(await screen.findByRole('heading', { name: 'It is yours' })).toBeVisible();
  const receipt = screen.getByRole('complementary', { name: 'Receipt' });
  expect(receipt).toHaveTextContent(/Total1 gateway key/);
  expect(receipt).not.toHaveTextContent('$');
});

it('leads from a receipt of gateway keys to their redemption', async () => {
  answers(() =>
    HttpResponse.json(aPurchase({ eggs: { count: 0, fee: '25.00' }, keys: { count: 2, fee: '60.00' } })),
  );
  openStarted('/spawn?step=confirm&lock=901&payment=paid');

  expect(await screen.findByRole('link', { name: 'Redeem a key' })).toHaveAttribute(
    'href',
    '/spawn?eggs=1&with=keys',
  );
  expect(screen.queryByRole('link', { name: 'All sealed eggs' })).not.toBeInTheDocument();
});

it('says "do not pay again" until the payment is booked, and confirms again by itself', async () => {
  const requestCount = answers(unpaid, unpaid, done);
  openStarted('/spawn?step=confirm&lock=901&payment=paid');

  expect(await screen.findByText(/Do not pay again/)).toBeVisible();
  expect(screen.queryByRole('link', { name: /pay|again/i })).not.toBeInTheDocument();
  await passTime(2_000);
  await waitFor(() => expect(requestCount()).toBe(2));
  await passTime(4_000);

  expect(await screen.findByRole('heading', { name: 'They are yours' })).toBeVisible();
  expect(requestCount()).toBe(3);
});

it('says that nothing was charged and links back to the payment', async () => {
  answers(unpaid);
  storeLock();
  openStarted('/spawn?step=confirm&lock=901&payment=cancelled');

  expect(await screen.findByRole('heading', { name: 'Not charged' })).toBeVisible();
  const purchase = within(screen.getByRole('complementary', { name: 'This purchase' }));
  expect(purchase.getByText('2 eggs')).toBeVisible();
  expect(purchase.getByRole('link', { name: 'All my receipts' })).toHaveAttribute(
    'href',
    '/profile?tab=purchases',
  );
  expect(screen.queryByText(/gateway key/)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to the payment' })).toHaveAttribute(
    'href',
    '/spawn?step=pay&lock=901',
  );
});

it('tells nothing about gateway keys where it is not known how the player pays', async () => {
  answers(unpaid);
  openStarted('/spawn?step=confirm&lock=901&payment=cancelled');

  expect(await screen.findByRole('heading', { name: 'Not charged' })).toBeVisible();
  expect(screen.queryByText(/gateway key/)).not.toBeInTheDocument();
});

it('says that gateway keys do not pay for a purchase that needs a card', async () => {
  answers(unpaid);
  storeVoucherLock();
  openStarted('/spawn?step=confirm&lock=901');

  expect(
    await screen.findByText('This purchase requires payment and cannot be completed with gateway keys only.'),
  ).toBeVisible();
});

it('ends after three unanswered attempts, and asks again by a press, without a second payment', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const requestCount = answers(HttpResponse.error, HttpResponse.error, HttpResponse.error, done);
  openStarted('/spawn?step=confirm&lock=901');

  expect(await screen.findByRole('heading', { name: 'No answer yet' })).toBeVisible();
  expect(screen.queryByText(/try again/i)).not.toBeInTheDocument();
  await passTime(600_000);
  expect(requestCount()).toBe(3);
  expect(screen.queryByRole('link', { name: /pay|again|choose/i })).not.toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Ask again' }));

  expect(await screen.findByRole('heading', { name: 'They are yours' })).toBeVisible();
  expect(requestCount()).toBe(4);
});

it("shows the provider's own sentence about a refused purchase", async () => {
  answers(() => HttpResponse.json({ message: 'The cycle was cancelled' }, { status: 409 }));
  openStarted('/spawn?step=confirm&lock=901');

  expect(await screen.findByRole('heading', { name: 'The purchase was not completed' })).toBeVisible();
  expect(screen.getByText(/The cycle was cancelled\.$/)).toBeVisible();
});

it('says when to ask again where the provider limits confirmations', async () => {
  answers(() => HttpResponse.json({}, { status: 429, headers: { 'retry-after': '40' } }));
  openStarted('/spawn?step=confirm&lock=901');

  expect(await screen.findByText(/Try again in 40 seconds\./)).toBeVisible();
});

it('asks for a payment that is not booked for five minutes, then waits for a press', async () => {
  const requestCount = answers(unpaid);
  openStarted('/spawn?step=confirm&lock=901&payment=paid');

  expect(await screen.findByText(/Do not pay again/)).toBeVisible();
  for (let asked = 0; asked < 20; asked += 1) await passTime(30_000);

  expect(await screen.findByRole('button', { name: 'Ask again' })).toBeVisible();
  expect(requestCount()).toBe(14);
});

it('reports an unknown purchase', async () => {
  answers(() => HttpResponse.json(aProblem(), { status: 404 }));
  openStarted('/spawn?step=confirm&lock=901');

  expect(
    await screen.findByRole('heading', { name: 'Purchase not found. The lock may have expired.' }),
  ).toBeVisible();
});

it.each([
  [404, 'gateway key 501 is gone', 'Gateway key 501 not found'],
  [400, 'the voucher was used', 'Gateway key error: the voucher was used'],
  [400, 'no', 'Bad request: no'],
])('says why keys were not redeemed, and when to try again: %d %s', async (status, message, words) => {
  storeVoucherLock();
  answers(() => HttpResponse.json({ message }, { status, headers: { 'retry-after': '40' } }));
  openStarted('/spawn?step=confirm&lock=901');

  expect(await screen.findByRole('heading', { name: 'The purchase was not completed' })).toBeVisible();
  expect(screen.getByText(`${words}. Try again in 40 seconds.`)).toBeVisible();
});

it('reports an invalid purchase id', async () => {
  openSpawn('/spawn?step=confirm&lock=abc');

  expect(await screen.findByRole('heading', { name: 'Invalid purchase ID format' })).toBeVisible();
});

it('reports a purchase id that is too large, without asking for it', async () => {
  const requestCount = answers(done);
  openSpawn('/spawn?step=confirm&lock=9007199254740993');

  expect(await screen.findByRole('heading', { name: 'No such purchase' })).toBeVisible();
  expect(screen.getByText(/^No purchase has a number as large as/)).toBeVisible();
  expect(requestCount()).toBe(0);
});

it('shows a paid purchase from the receipts of the provider, without confirming it', async () => {
  answerStatus('paid');
  api.use(http.get('*/v1/purchases/901', () => HttpResponse.json(aPurchase({ assetIds: [] }))));
  openSpawn('/spawn?step=confirm&lock=901');

  expect(await screen.findByRole('heading', { name: 'They are yours' })).toBeVisible();
  expect(screen.getByText('$50.00')).toBeVisible();
});

it('lets each dragon of an earlier purchase hatch again', async () => {
  answerStatus('paid');
  api.use(
    http.get('*/v1/purchases/901', () => HttpResponse.json(aPurchase({ assetIds: [1_234] }))),
    http.get('*/v1/assets/1234', () => HttpResponse.json(aDragon({ id: 1_234 }))),
  );
  openSpawn('/spawn?step=confirm&lock=901');

  expect(await screen.findByRole('link', { name: /^Watch it hatch again: 01.234$/ })).toHaveAttribute(
    'href',
    '/arrival/1234',
  );
  expect(screen.getByRole('button', { name: 'Watch it arrive again' })).toBeVisible();
});

it('leads from a URL that this tab has not begun to the held lock', async () => {
  answerStatus('held');
  const { currentAddress } = openSpawn('/spawn?step=confirm&lock=901');

  expect(await screen.findByRole('heading', { name: 'Held for you' })).toBeVisible();
  expect(currentAddress()).toBe('/spawn?step=pay&lock=901');
});

it('confirms by a press only where the provider reports no locks and this tab has begun nothing', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const requestCount = answers(done);
  openSpawn('/spawn?step=confirm&lock=901&payment=paid');

  const ask = await screen.findByRole('button', { name: 'Ask for the receipt' });
  await passTime(60_000);
  expect(requestCount()).toBe(0);
  await user.click(ask);

  expect(await screen.findByRole('heading', { name: 'They are yours' })).toBeVisible();
  expect(requestCount()).toBe(1);
});

/** Stores a lock of one egg for which a key is redeemed. */
function storeVoucherLock(): void {
  const body = {
    eggs: { count: 1, fee: '25.00' },
    keys: { count: 0, fee: '60.00' },
    paymentMethod: 'VOUCHER',
    usedGatewayKeyIds: [501],
  };
  sessionStorage.setItem('lock:901', JSON.stringify({ userId: aSession().userId, lock: aLock(), body }));
}

/** Opens a path as on the way back from a checkout that this tab has begun. */
function openStarted(path: string) {
  sessionStorage.setItem('purchase:901', aSession().userId);
  return openSpawn(path);
}

const answerStatus = (state: LockStatus['state'] | null) =>
  api.use(
    http.get('*/v1/eggs/spawn/lock/901', () =>
      state ? HttpResponse.json(aLockReport({ state })) : new HttpResponse(null, { status: 404 }),
    ),
  );

/** Answers confirmations one after another; the last answer repeats. @returns a counter of requests */
function answers(...given: (() => Response)[]): () => number {
  let requests = 0;
  api.use(
    http.post('*/v1/voucher/purchase', () => {
      requests += 1;
      return (given[requests - 1] ?? given.at(-1))?.();
    }),
    http.get<{ id: string }>('*/v1/assets/:id', ({ params }) =>
      HttpResponse.json(anEgg({ id: Number(params.id) })),
    ),
  );
  return () => requests;
}
