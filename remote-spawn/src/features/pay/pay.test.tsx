import { act, screen } from '@testing-library/react';
import type { LockBody, LockStatus } from '@emberclutch/shared/contract/spawn';
import { api, http, HttpResponse } from '@emberclutch/shared/testing/api';
import { aLock, anAvailability, aPurchase, aSession } from '@emberclutch/shared/testing/factories';
import { renderInHost } from '@emberclutch/shared/testing/render-in-host';
import { SpawnScreen } from '../../app/SpawnScreen.tsx';

const place = '/spawn?step=pay&lock=901&eggs=2&eggFee=25.00&keyFee=60.00&intent=one-wish';

/** A provider that does not tell how a lock stands, unless a test says how. */
beforeEach(() => stand(null));
afterEach(() => jest.useRealTimers());

it('finds the hold again after a reload by asking with the same key and body', async () => {
  const asked: unknown[] = [];
  api.use(
    http.post<never, LockBody>('*/v1/eggs/spawn/lock', async ({ request }) => {
      asked.push([request.headers.get('idempotency-key'), await request.json()]);
      return HttpResponse.json(aLock({ expiresAt: secondsFromNow(300), checkoutUrl: '/checkout/abc' }));
    }),
  );
  open(place);

  expect(await screen.findByText('$50.00')).toBeVisible();
  expect(screen.getByRole('timer')).toHaveTextContent(/Held for another\s*0[45]:\d\d/);
  expect(asked).toEqual([
    ['one-wish', expect.objectContaining({ eggs: { count: 2, fee: '25.00' }, paymentMethod: 'CREDIT_CARD' })],
  ]);
});

it('invents no time where the provider gives none, and follows no checkout that is not safe', async () => {
  hold({ checkoutUrl: 'http://somewhere.example/pay' });
  open(place);

  expect(await screen.findByText('The provider does not say for how long.')).toBeVisible();
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Pay by card' })).not.toBeInTheDocument();
});

it('says the time at 5 minutes, 1 minute and 20 seconds only, then that the hold has run out', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
  hold({ expiresAt: secondsFromNow(310) });
  open(place);
  await screen.findByRole('timer');
  const heard: string[] = [];

  for (let second = 0; second < 312; second += 1) {
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    const words = screen.queryByRole('status')?.textContent ?? '';
    if (words !== '' && words !== heard.at(-1)) heard.push(words);
  }

  expect(heard).toEqual(['5 minutes left to pay.', '1 minute left to pay.', '20 seconds left to pay.']);
  expect(screen.getByRole('heading', { name: 'The hold has run out' })).toBeVisible();
});

it('gives back what is held and returns to the choice', async () => {
  const given: string[] = [];
  hold({ expiresAt: secondsFromNow(300) });
  api.use(
    http.delete('*/v1/eggs/spawn/lock/:id', ({ params }) => {
      given.push(String(params['id']));
      return new HttpResponse(null, { status: 204 });
    }),
    http.get('*/v1/eggs/available', () => HttpResponse.json(anAvailability())),
  );
  const { user, currentAddress } = open(place);

  await user.click(await screen.findByRole('button', { name: 'Give back' }));

  expect(await screen.findByRole('button', { name: 'Hold these for me' })).toBeVisible();
  expect(given).toEqual(['901']);
  expect(currentAddress()).toBe('/spawn?eggs=2');
});

it('shows, as soon as one comes back, that another tab has given it back', async () => {
  hold({ expiresAt: secondsFromNow(300), checkoutUrl: '/checkout/abc' });
  stand({ state: 'held' });
  open(place);
  await screen.findByRole('link', { name: 'Pay by card' });

  stand({ state: 'over' });
  act(() => void window.dispatchEvent(new Event('focus')));

  expect(await screen.findByRole('heading', { name: 'This is not held any more' })).toBeVisible();
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Choose again' })).toHaveAttribute('href', '/spawn?eggs=2');
});

it('leads to the receipt of what another tab has paid', async () => {
  hold({ expiresAt: secondsFromNow(300), checkoutUrl: '/checkout/abc' });
  stand({ state: 'held' });
  api.use(http.post('*/v1/voucher/purchase', () => HttpResponse.json(aPurchase({ assetIds: [] }))));
  const { currentAddress } = open(place);
  await screen.findByRole('link', { name: 'Pay by card' });

  stand({ state: 'paid' });
  act(() => void window.dispatchEvent(new Event('focus')));

  expect(await screen.findByRole('heading', { name: 'They are yours' })).toBeVisible();
  expect(currentAddress()).toBe('/spawn?step=confirm&lock=901');
});

it('shows after a reload that it is over, and what became of money that came too late', async () => {
  hold({ expiresAt: secondsFromNow(-10) });
  const reason = 'The time was over.';
  stand({
    state: 'over',
    expiresAt: secondsFromNow(-10),
    refund: { state: 'refunded', amount: '50.00', currency: 'USD', reason },
  });
  open(place);

  expect(await screen.findByText(/The time was over. Your money has been given back./)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'The hold has run out' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /I have paid/ })).not.toBeInTheDocument();
});

it('asks at its last second whether it was paid elsewhere', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
  hold({ expiresAt: secondsFromNow(5) });
  stand({ state: 'held' });
  api.use(http.post('*/v1/voucher/purchase', () => HttpResponse.json(aPurchase({ assetIds: [] }))));
  open(place);
  await screen.findByRole('timer');

  stand({ state: 'paid' });
  await act(() => jest.advanceTimersByTimeAsync(6_000));

  expect(await screen.findByRole('heading', { name: 'They are yours' })).toBeVisible();
});

it('comes back from a cancelled checkout to what this tab has held', async () => {
  hold({ checkoutUrl: '/checkout/abc' });
  sessionStorage.setItem('lock:901', place);
  open('/spawn?step=pay&lock=901&payment=cancelled');

  expect(await screen.findByText(/You came back without paying. Nothing was charged/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Pay by card' })).toBeVisible();
});

it('says so where only the number of the hold is known', async () => {
  sessionStorage.clear();
  open('/spawn?step=pay&lock=902');

  expect(await screen.findByRole('heading', { name: 'This hold was made in another browser' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ask for the receipt' })).toHaveAttribute(
    'href',
    '/spawn?step=confirm&lock=902',
  );
});

const open = (path: string) => renderInHost(<SpawnScreen />, { path, session: aSession() });

const hold = (change: Parameters<typeof aLock>[0]) =>
  api.use(http.post('*/v1/eggs/spawn/lock', () => HttpResponse.json(aLock(change))));

function stand(change: Partial<LockStatus> | null) {
  const standing = { state: 'held', expiresAt: secondsFromNow(300), refund: null, ...change };
  api.use(
    http.get('*/v1/eggs/spawn/lock/:id', () =>
      change ? HttpResponse.json(standing) : new HttpResponse(null, { status: 404 }),
    ),
  );
}

const secondsFromNow = (seconds: number) => Math.floor(Date.now() / 1_000) + seconds;
