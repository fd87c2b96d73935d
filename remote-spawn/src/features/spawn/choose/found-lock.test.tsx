import { act, screen, waitFor } from '@testing-library/react';
import type { LockReport } from '@emberclutch/contract/spawn/lock-report.ts';
import { api, http, HttpResponse } from '@emberclutch/web/testing/api.tsx';
import { aLockReport, anAvailability, aSeason } from '@emberclutch/web/testing/factories.tsx';
import { passTime } from '@emberclutch/web/testing/pass-time.ts';
import { openSpawn } from '../../../app/testing/open-spawn.tsx';
import { storeLock } from '../flow/testing/store-lock.ts';

beforeEach(() => {
  api.use(
    http.get('*/v1/eggs/available', () => HttpResponse.json(anAvailability())),
    http.get('*/v1/eggs/spawn/lock/901', () => HttpResponse.json(aLockReport())),
  );
  serveActiveLock(null);
});
afterEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
});

it.each([true, false])(
  'the choose step finds a lock that another device made, and links to its payment; open cycle: %p',
  async (isSpawnCycleActive) => {
    serveActiveLock({ eggs: { count: 2, fee: '25.00' }, keys: { count: 1, fee: '60.00' } });
    serveCycle(isSpawnCycleActive);
    const { user } = openSpawn();

    expect(await screen.findByText('You hold 2 eggs and 1 gateway key for')).toBeVisible();
    expect(screen.getByText(/^Pay for them or give them back\./)).toBeVisible();
    const link = screen.getByRole('link', { name: 'Go on to the payment' });
    expect(link).toHaveAttribute('href', '/spawn?step=pay&lock=901');
    await user.click(link);

    expect(await screen.findByRole('heading', { name: 'Held for you' })).toBeVisible();
  },
);

it('the choose step links to the redemption of a lock paid with gateway keys', async () => {
  serveActiveLock({ paymentMethod: 'VOUCHER' });
  openSpawn();

  expect(await screen.findByRole('link', { name: 'Go on to redeem' })).toBeVisible();
  expect(screen.getByText(/^Redeem your keys for them, or give them back\./)).toBeVisible();
});

it('the choose step releases the lock on a press and stays on the step, with the chosen basket', async () => {
  const releasedIds: string[] = [];
  serveActiveLock({});
  api.use(
    http.delete('*/v1/eggs/spawn/lock/:id', ({ params }) => {
      releasedIds.push(String(params['id']));
      serveActiveLock(null);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const { user, currentAddress } = openSpawn('/spawn?eggs=3');

  await user.click(await screen.findByRole('button', { name: 'Give back' }));

  expect(await screen.findByText('You have given 2 eggs back. Nothing was charged.')).toBeVisible();
  expect(screen.queryByText(/You hold/)).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'What you hold' })).toHaveFocus();
  expect(releasedIds).toEqual(['901']);
  expect(currentAddress()).toBe('/spawn?eggs=3');
});

it('the choose step says why the lock was not released, and on focus that it is no longer held', async () => {
  serveActiveLock({});
  api.use(http.delete('*/v1/eggs/spawn/lock/:id', () => new HttpResponse(null, { status: 403 })));
  const { user } = openSpawn();

  await user.click(await screen.findByRole('button', { name: 'Give back' }));

  expect(await screen.findByRole('alert')).toHaveTextContent('This is not allowed for your account.');
  expect(screen.getByText('You hold 2 eggs for')).toBeVisible();
  serveActiveLock(null);
  focusWindow();
  expect(await screen.findByText('You do not hold 2 eggs any more.')).toBeVisible();
});

it.each([
  ['has noticed the end', null, true],
  ['has not noticed the end', {}, true],
  ['has noticed the end, in a closed cycle', null, false],
])(
  'the choose step says that the hold has ended if the provider %s',
  async (_case, laterReport, isSpawnCycleActive) => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
    const expiresAt = Math.floor(Date.now() / 1_000) + 20;
    serveActiveLock({ expiresAt });
    serveCycle(isSpawnCycleActive);
    openSpawn();
    const link = await screen.findByRole('link', { name: 'Go on to the payment' });
    act(() => link.focus());
    expect(screen.getByText('You hold 2 eggs for')).toBeVisible();
    serveActiveLock(laterReport && { ...laterReport, expiresAt });

    await passTime(20_000);

    const message = await screen.findByText('Your hold of 2 eggs has run out.');
    const status = message.closest('[role="status"]');
    expect(status).toHaveTextContent('If you did not finish paying, nothing was charged.');
    expect(screen.queryByText(/You hold/)).not.toBeInTheDocument();
    expect(screen.queryByText(/Choose again below/) !== null).toBe(isSpawnCycleActive);
    expect(screen.getByRole('region', { name: 'What you hold' })).toHaveFocus();
  },
);

it('the choose step shows, on focus, a lock that another tab has made', async () => {
  const { queryClient } = openSpawn();
  await screen.findByRole('button', { name: 'Hold these for me' });
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.queryByText(/You hold/)).not.toBeInTheDocument();

  serveActiveLock({});
  focusWindow();

  expect(await screen.findByText('You hold 2 eggs for')).toBeVisible();
});

/** An API gateway's response for an unknown path. */
const gatewayBody = { message: 'Missing Authentication Token' };
const ownUser = undefined;
const otherUser = '11111111-2222-4333-8444-555555555555';

it.each([
  ['knows no locks', () => new HttpResponse(null, { status: 404 }), ownUser, true],
  ['says that it is held', () => HttpResponse.json(aLockReport()), ownUser, true],
  ['says that it is over', () => HttpResponse.json(aLockReport({ state: 'over' })), ownUser, false],
  ['says that it is paid', () => HttpResponse.json(aLockReport({ state: 'paid' })), ownUser, false],
  ['has a gateway that knows no locks', () => HttpResponse.json(gatewayBody, { status: 403 }), ownUser, true],
  ['rejects the request', () => new HttpResponse(null, { status: 400 }), ownUser, false],
  [
    'knows no locks, and the lock is of another account',
    () => new HttpResponse(null, { status: 404 }),
    otherUser,
    false,
  ],
])(
  'the choose step shows the last lock of this tab only if it may still be held: the provider %s',
  async (_case, respond, userId, isFound) => {
    let isRequested = false;
    api.use(
      http.get('*/v1/eggs/spawn/lock/active', () => new HttpResponse(null, { status: 404 })),
      http.get('*/v1/eggs/spawn/lock/901', () => {
        isRequested = true;
        return respond();
      }),
    );
    storeLock({ expiresAt: Math.floor(Date.now() / 1_000) + 300 }, userId);
    const { queryClient } = openSpawn();
    await screen.findByRole('button', { name: 'Hold these for me' });

    await waitFor(() => expect(isRequested).toBe(userId === ownUser));
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(screen.queryAllByText('You hold 2 eggs for')).toHaveLength(isFound ? 1 : 0);
  },
);

const focusWindow = () => act(() => void window.dispatchEvent(new Event('focus')));

const serveCycle = (isSpawnCycleActive: boolean) =>
  api.use(http.get('*/v1/seasons/current', () => HttpResponse.json(aSeason({ isSpawnCycleActive }))));

const serveActiveLock = (change: Partial<LockReport> | null) =>
  api.use(
    http.get('*/v1/eggs/spawn/lock/active', () => HttpResponse.json({ lock: change && aLockReport(change) })),
  );
