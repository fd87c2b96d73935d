import { act, screen, waitFor } from '@testing-library/react';
import type { LockReport } from '@emberclutch/contract/spawn/lock-report.ts';
import { api, http, HttpResponse } from '@emberclutch/web/testing/api.tsx';
import { aLockReport, anAvailability, aProblem, aPurchase } from '@emberclutch/web/testing/factories.tsx';
import { passTime } from '@emberclutch/web/testing/pass-time.ts';
import { openSpawn } from '../../../app/testing/open-spawn.tsx';
import { storeLock } from '../flow/testing/store-lock.ts';

const payPath = '/spawn?step=pay&lock=901';

/** The provider reports no lock, unless a test sets its status. */
beforeEach(() => serveStatus(null));
afterEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
});

it('the pay step shows the lock after a reload as the provider reports it', async () => {
  serveStatus({ expiresAt: toEpochSeconds(300), checkoutUrl: '/checkout/abc', currency: 'EUR' });
  openSpawn(payPath);

  expect(await screen.findByText('€50.00')).toBeVisible();
  expect(screen.getByRole('timer')).toHaveTextContent(/Held for another\s*0[45]:\d\d/);
  const pay = screen.getByRole('link', { name: 'Pay by card' });
  expect(pay).toHaveAttribute('href', 'http://localhost/checkout/abc');
});

it.each([
  ['only its number is known', payPath, () => {}],
  ['the URL contains a basket', `${payPath}&eggs=2&eggFee=25.00&keyFee=60.00&intent=one-wish`, () => {}],
  ['it is of another account', payPath, () => storeLock({}, '11111111-2222-4333-8444-555555555555')],
  ['an API gateway does not know the call', payPath, () => serveGatewayError()],
])('the pay step shows no lock if %s', async (_case, path, prepare) => {
  prepare();
  openSpawn(path);

  expect(await screen.findByRole('heading', { name: 'This browser does not know this hold' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Ask for the receipt' })).toBeVisible();
});

it.each([
  ['cannot be reached', () => HttpResponse.error()],
  ['fails', () => new HttpResponse(null, { status: 503 })],
])(
  'the pay step does not claim that nothing was charged while the provider %s, and reads the lock on Retry',
  async (_how, fail) => {
    api.use(http.get('*/v1/eggs/spawn/lock/:id', fail));
    jest.spyOn(console, 'error').mockImplementation();
    const { user } = openSpawn(payPath);
    const retry = await screen.findByRole('button', { name: /try again|retry/i });
    expect(screen.queryByText(/charged/)).not.toBeInTheDocument();

    serveStatus({});
    await user.click(retry);

    expect(await screen.findByRole('heading', { name: 'Held for you' })).toBeVisible();
  },
);

it('the pay step shows no countdown without an expiry, and no link to an insecure checkout', async () => {
  storeLock({ checkoutUrl: 'http://somewhere.example/pay' });
  openSpawn(payPath);

  expect(await screen.findByText('The hatchery does not say for how long.')).toBeVisible();
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Pay by card' })).not.toBeInTheDocument();
});

it('the pay step announces the time only at 5 minutes, 1 minute and 20 seconds, then that the lock has expired', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
  storeLock({ expiresAt: toEpochSeconds(310) });
  openSpawn(payPath);
  await screen.findByRole('timer');
  const announcements: string[] = [];
  const labels = new Set<string>();

  for (let second = 0; second < 312; second += 1) {
    await passTime(1_000);
    const message = screen
      .queryAllByRole('status')
      .map(({ textContent }) => textContent)
      .join('');
    if (message !== '' && message !== announcements.at(-1)) announcements.push(message);
    labels.add(screen.queryByText(/^Held for/, { selector: '[role="timer"] *' })?.textContent ?? '');
  }

  expect(announcements).toEqual([
    '5 minutes left to pay.',
    '1 minute left to pay.',
    '20 seconds left to pay.',
  ]);
  expect([...labels].slice(0, 2)).toEqual(['Held for another', 'Held for only']);
  expect(screen.getByRole('heading', { name: 'The hold has run out' })).toBeVisible();
});

it('the pay step releases the lock and returns to the choose step', async () => {
  const releasedIds: string[] = [];
  storeLock({ expiresAt: toEpochSeconds(300) });
  api.use(
    http.delete('*/v1/eggs/spawn/lock/:id', ({ params }) => {
      releasedIds.push(String(params['id']));
      return new HttpResponse(null, { status: 204 });
    }),
    http.get('*/v1/eggs/available', () => HttpResponse.json(anAvailability())),
  );
  const { user, currentAddress } = openSpawn(payPath);

  await user.click(await screen.findByRole('button', { name: 'Give back' }));

  expect(await screen.findByRole('button', { name: 'Hold these for me' })).toBeVisible();
  expect(document.activeElement).toHaveTextContent('You have given 2 eggs back. Nothing was charged.');
  expect(releasedIds).toEqual(['901']);
  expect(currentAddress()).toBe('/spawn?eggs=2');
});

it('the pay step shows beside the button why a lock was not released, and still offers the payment', async () => {
  storeLock({ expiresAt: toEpochSeconds(300), checkoutUrl: '/checkout/abc' });
  const problem = aProblem({ status: 403, code: 'forbidden' });
  api.use(http.delete('*/v1/eggs/spawn/lock/:id', () => HttpResponse.json(problem, { status: 403 })));
  const { user } = openSpawn(payPath);

  await user.click(await screen.findByRole('button', { name: 'Give back' }));

  expect(await screen.findByRole('alert')).toHaveTextContent(/^It could not be given back\./);
  expect(screen.getByRole('link', { name: 'Pay by card' })).toBeVisible();
});

it.each([
  ['over', 'This is not held any more', payPath],
  ['paid', 'They are yours', '/spawn?step=confirm&lock=901'],
] as const)(
  'the pay step shows on focus that the lock has become "%s" in another tab',
  async (state, heading, address) => {
    storeLock({ expiresAt: toEpochSeconds(300), checkoutUrl: '/checkout/abc' });
    serveStatus({ state: 'held' });
    const { currentAddress } = openSpawn(payPath);
    await screen.findByRole('link', { name: 'Pay by card' });

    serveStatus({ state });
    act(() => void window.dispatchEvent(new Event('focus')));

    expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
    await waitFor(() => expect(currentAddress()).toBe(address));
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  },
);

it('the pay step requests the status when the time is up, in case another tab has paid', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
  serveStatus({ expiresAt: toEpochSeconds(5) });
  openSpawn(payPath);
  await screen.findByRole('timer');

  serveStatus({ state: 'paid' });
  await passTime(6_000);

  expect(await screen.findByRole('heading', { name: 'They are yours' })).toBeVisible();
});

it.each([
  ['a reload', '', 'The time was over. Your money has been paid back.'],
  ['the checkout', '&payment=cancelled', ''],
])(
  'the pay step says after %s that the hold has expired, and keeps the basket',
  async (_what, search, refundMessage) => {
    const expiresAt = toEpochSeconds(-10);
    const reason = 'The time was over.';
    storeLock({ checkoutUrl: '/checkout/abc', expiresAt });
    serveStatus({
      state: 'over',
      expiresAt,
      ...(refundMessage && { refund: { state: 'refunded', amount: '50.00', currency: 'USD', reason } }),
    });
    openSpawn(payPath + search);

    expect(await screen.findByRole('heading', { name: 'The hold has run out' })).toBeVisible();
    expect(screen.getByRole('main').textContent).toContain(refundMessage);
    expect(screen.queryByText(/everything is still held/)).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /I have paid/ })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Choose again' })).toHaveAttribute('href', '/spawn?eggs=2');
  },
);

it.each([
  [901, 'You came back without paying. Nothing was charged, and everything is still held.'],
  [902, 'You came back without paying. Nothing was charged.'],
])(
  'the pay step announces in an existing live region that the checkout of lock %d was cancelled',
  async (id, sentence) => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
    storeLock({ checkoutUrl: '/checkout/abc' });
    openSpawn(`/spawn?step=pay&lock=${id}&payment=cancelled`);

    const message = await screen.findByText(sentence);
    expect(message).not.toBeVisible();
    expect(message.closest('[role="status"]')).toBeVisible();
    await passTime(200);

    expect(message).toBeVisible();
    expect(screen.queryAllByRole('link', { name: 'Pay by card' })).toHaveLength(id === 901 ? 1 : 0);
  },
);

function serveStatus(change: Partial<LockReport> | null) {
  api.use(
    http.get('*/v1/eggs/spawn/lock/:id', () =>
      change ? HttpResponse.json(aLockReport(change)) : new HttpResponse(null, { status: 404 }),
    ),
    http.get('*/v1/purchases/901', () => HttpResponse.json(aPurchase({ assetIds: [] }))),
  );
}

function serveGatewayError() {
  const unknownCall = { message: 'Missing Authentication Token' };
  api.use(http.get('*/v1/eggs/spawn/lock/:id', () => HttpResponse.json(unknownCall, { status: 403 })));
}

const toEpochSeconds = (seconds: number) => Math.floor(Date.now() / 1_000) + seconds;
