import { act, screen, waitFor } from '@testing-library/react';
import type { LockReport } from '@emberclutch/contract/spawn/lock-report.ts';
import { api, http, HttpResponse } from '@emberclutch/web/testing/api.tsx';
import { aLockReport, anAvailability, aProblem, aPurchase } from '@emberclutch/web/testing/factories.tsx';
import { openSpawn } from '../../../app/testing/open-spawn.tsx';
import { storeLock } from '../flow/testing/store-lock.ts';

const payPath = '/spawn?step=pay&lock=901';

/** A provider without the status of a lock, unless a test sets one. */
beforeEach(() => answerStatus(null));
afterEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
});

it('shows the lock after a reload as the provider reports it', async () => {
  answerStatus({ expiresAt: secondsFromNow(300), checkoutUrl: '/checkout/abc', currency: 'EUR' });
  openSpawn(payPath);

  expect(await screen.findByText('€50.00')).toBeVisible();
  expect(screen.getByRole('timer')).toHaveTextContent(/Held for another\s*0[45]:\d\d/);
  expect(screen.getByRole('link', { name: 'Pay by card' })).toHaveAttribute(
    'href',
    'http://localhost/checkout/abc',
  );
});

it('knows no lock by its number alone where an API gateway does not know the call', async () => {
  const ofGateway = { message: 'Missing Authentication Token' };
  api.use(http.get('*/v1/eggs/spawn/lock/:id', () => HttpResponse.json(ofGateway, { status: 403 })));
  openSpawn(payPath);

  expect(await screen.findByRole('heading', { name: 'This browser does not know this hold' })).toBeVisible();
});

it('locks nothing when a URL holds a basket', async () => {
  openSpawn('/spawn?step=pay&lock=901&eggs=2&eggFee=25.00&keyFee=60.00&intent=one-wish');

  expect(await screen.findByRole('heading', { name: 'This browser does not know this hold' })).toBeVisible();
});

it('does not show the lock of another account', async () => {
  storeLock({}, '11111111-2222-4333-8444-555555555555');
  openSpawn(payPath);

  expect(await screen.findByRole('heading', { name: 'This browser does not know this hold' })).toBeVisible();
});

it('does not say that nothing was charged where the lock cannot be read: it may be paid', async () => {
  api.use(http.get('*/v1/eggs/spawn/lock/:id', () => HttpResponse.error()));
  jest.spyOn(console, 'error').mockImplementation();
  openSpawn(payPath);

  expect(await screen.findByRole('alert')).toHaveTextContent('You seem to be offline.');
  expect(screen.queryByText(/charged/)).not.toBeInTheDocument();
});

it('says that the lock could not be loaded while the provider fails, and shows it after Retry', async () => {
  api.use(http.get('*/v1/eggs/spawn/lock/:id', () => new HttpResponse(null, { status: 503 })));
  jest.spyOn(console, 'error').mockImplementation();
  const { user } = openSpawn(payPath);
  const retry = await screen.findByRole('button', { name: /try again|retry/i });

  answerStatus({});
  await user.click(retry);

  expect(await screen.findByRole('heading', { name: 'Held for you' })).toBeVisible();
});

it('shows no countdown without an expiry, and no link to an insecure checkout', async () => {
  storeLock({ checkoutUrl: 'http://somewhere.example/pay' });
  openSpawn(payPath);

  expect(await screen.findByText('The hatchery does not say for how long.')).toBeVisible();
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Pay by card' })).not.toBeInTheDocument();
});

it('announces the time at 5 minutes, 1 minute and 20 seconds only, then that the lock has expired', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
  storeLock({ expiresAt: secondsFromNow(310) });
  openSpawn(payPath);
  await screen.findByRole('timer');
  const announced: string[] = [];
  const labels = new Set<string>();

  for (let second = 0; second < 312; second += 1) {
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    const message = screen
      .queryAllByRole('status')
      .map(({ textContent }) => textContent)
      .join('');
    if (message !== '' && message !== announced.at(-1)) announced.push(message);
    labels.add(screen.queryByText(/^Held for/, { selector: '[role="timer"] *' })?.textContent ?? '');
  }

  expect(announced).toEqual(['5 minutes left to pay.', '1 minute left to pay.', '20 seconds left to pay.']);
  expect([...labels].slice(0, 2)).toEqual(['Held for another', 'Held for only']);
  expect(screen.getByRole('heading', { name: 'The hold has run out' })).toBeVisible();
});

it('releases the lock and returns to the choose step', async () => {
  const released: string[] = [];
  storeLock({ expiresAt: secondsFromNow(300) });
  api.use(
    http.delete('*/v1/eggs/spawn/lock/:id', ({ params }) => {
      released.push(String(params['id']));
      return new HttpResponse(null, { status: 204 });
    }),
    http.get('*/v1/eggs/available', () => HttpResponse.json(anAvailability())),
  );
  const { user, currentAddress } = openSpawn(payPath);

  await user.click(await screen.findByRole('button', { name: 'Give back' }));

  expect(await screen.findByRole('button', { name: 'Hold these for me' })).toBeVisible();
  expect(document.activeElement).toHaveTextContent('You have given 2 eggs back. Nothing was charged.');
  expect(released).toEqual(['901']);
  expect(currentAddress()).toBe('/spawn?eggs=2');
});

it('says beside the button why a lock was not released, and still offers its payment', async () => {
  storeLock({ expiresAt: secondsFromNow(300), checkoutUrl: '/checkout/abc' });
  const problem = aProblem({ status: 403, code: 'forbidden' });
  api.use(http.delete('*/v1/eggs/spawn/lock/:id', () => HttpResponse.json(problem, { status: 403 })));
  const { user } = openSpawn(payPath);

  await user.click(await screen.findByRole('button', { name: 'Give back' }));

  expect(await screen.findByRole('alert')).toHaveTextContent(/^It could not be given back\./);
  expect(screen.getByRole('link', { name: 'Pay by card' })).toBeVisible();
});

it('shows on focus that another tab has released the lock', async () => {
  storeLock({ expiresAt: secondsFromNow(300), checkoutUrl: '/checkout/abc' });
  answerStatus({ state: 'held' });
  openSpawn(payPath);
  await screen.findByRole('link', { name: 'Pay by card' });

  answerStatus({ state: 'over' });
  act(() => void window.dispatchEvent(new Event('focus')));

  expect(await screen.findByRole('heading', { name: 'This is not held any more' })).toBeVisible();
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Choose again' })).toHaveAttribute('href', '/spawn?eggs=2');
});

it('leads to the receipt on focus when another tab has paid', async () => {
  storeLock({ expiresAt: secondsFromNow(300), checkoutUrl: '/checkout/abc' });
  answerStatus({ state: 'held' });
  api.use(http.get('*/v1/purchases/901', () => HttpResponse.json(aPurchase({ assetIds: [] }))));
  const { currentAddress } = openSpawn(payPath);
  await screen.findByRole('link', { name: 'Pay by card' });

  answerStatus({ state: 'paid' });
  act(() => void window.dispatchEvent(new Event('focus')));

  expect(await screen.findByRole('heading', { name: 'They are yours' })).toBeVisible();
  await waitFor(() => expect(currentAddress()).toBe('/spawn?step=confirm&lock=901'));
});

it('shows after a reload that the lock has expired, and the refund of a late payment', async () => {
  storeLock({ expiresAt: secondsFromNow(-10) });
  const reason = 'The time was over.';
  answerStatus({
    state: 'over',
    expiresAt: secondsFromNow(-10),
    refund: { state: 'refunded', amount: '50.00', currency: 'USD', reason },
  });
  openSpawn(payPath);

  expect(await screen.findByText(/The time was over. Your money has been paid back./)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'The hold has run out' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /I have paid/ })).not.toBeInTheDocument();
});

it('requests the status at its last second, in case another tab has paid', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
  answerStatus({ expiresAt: secondsFromNow(5) });
  api.use(http.get('*/v1/purchases/901', () => HttpResponse.json(aPurchase({ assetIds: [] }))));
  openSpawn(payPath);
  await screen.findByRole('timer');

  answerStatus({ state: 'paid' });
  await act(() => jest.advanceTimersByTimeAsync(6_000));

  expect(await screen.findByRole('heading', { name: 'They are yours' })).toBeVisible();
});

it.each([
  [901, 'You came back without paying. Nothing was charged, and everything is still held.'],
  [902, 'You came back without paying. Nothing was charged.'],
])(
  'says, in a status that was mounted before, that the checkout of lock %d was cancelled',
  async (id, sentence) => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
    storeLock();
    openSpawn(`/spawn?step=pay&lock=${id}&payment=cancelled`);

    const message = await screen.findByText(sentence);
    expect(message).not.toBeVisible();
    expect(message.closest('[role="status"]')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(200));

    expect(message).toBeVisible();
  },
);

it('returns from a cancelled checkout to the lock of this tab', async () => {
  storeLock({ checkoutUrl: '/checkout/abc' });
  openSpawn('/spawn?step=pay&lock=901&payment=cancelled');

  const message = await screen.findByText(/You came back without paying. Nothing was charged/);
  await waitFor(() => expect(message).toBeVisible());
  expect(screen.getByRole('link', { name: 'Pay by card' })).toBeVisible();
});

it('says after the checkout that the hold has run out there, and keeps the basket', async () => {
  storeLock({ checkoutUrl: '/checkout/abc', expiresAt: secondsFromNow(-10) });
  answerStatus({ state: 'over', expiresAt: secondsFromNow(-10) });
  openSpawn('/spawn?step=pay&lock=901&payment=cancelled');

  expect(await screen.findByRole('heading', { name: 'The hold has run out' })).toBeVisible();
  expect(screen.queryByText(/everything is still held/)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Choose again' })).toHaveAttribute('href', '/spawn?eggs=2');
});

it('says that the lock is from another browser when only its id is known', async () => {
  openSpawn('/spawn?step=pay&lock=902');

  expect(await screen.findByRole('heading', { name: 'This browser does not know this hold' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Ask for the receipt' })).toBeVisible();
});

function answerStatus(change: Partial<LockReport> | null) {
  api.use(
    http.get('*/v1/eggs/spawn/lock/:id', () =>
      change ? HttpResponse.json(aLockReport(change)) : new HttpResponse(null, { status: 404 }),
    ),
  );
}

const secondsFromNow = (seconds: number) => Math.floor(Date.now() / 1_000) + seconds;
