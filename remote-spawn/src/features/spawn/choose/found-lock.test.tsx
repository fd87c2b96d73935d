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
  answerActive(null);
});
afterEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
});

it.each([true, false])(
  'the choose step finds a lock that another device made, and links to its payment; open cycle: %p',
  async (isSpawnCycleActive) => {
    answerActive({ eggs: { count: 2, fee: '25.00' }, keys: { count: 1, fee: '60.00' } });
    answerCycle(isSpawnCycleActive);
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
  answerActive({ paymentMethod: 'VOUCHER' });
  openSpawn();

  expect(await screen.findByRole('link', { name: 'Go on to redeem' })).toBeVisible();
  expect(screen.getByText(/^Redeem your keys for them, or give them back\./)).toBeVisible();
});

it('the choose step releases the lock on a press and stays on the step, with the chosen basket', async () => {
  const released: string[] = [];
  answerActive({});
  api.use(
    http.delete('*/v1/eggs/spawn/lock/:id', ({ params }) => {
      released.push(String(params['id']));
      answerActive(null);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const { user, currentAddress } = openSpawn('/spawn?eggs=3');

  await user.click(await screen.findByRole('button', { name: 'Give back' }));

  expect(await screen.findByText('You have given 2 eggs back. Nothing was charged.')).toBeVisible();
  expect(screen.queryByText(/You hold/)).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'What you hold' })).toHaveFocus();
  expect(released).toEqual(['901']);
  expect(currentAddress()).toBe('/spawn?eggs=3');
});

it('the choose step says why the lock was not released, and on focus that it is no longer held', async () => {
  answerActive({});
  api.use(http.delete('*/v1/eggs/spawn/lock/:id', () => new HttpResponse(null, { status: 403 })));
  const { user } = openSpawn();

  await user.click(await screen.findByRole('button', { name: 'Give back' }));

  expect(await screen.findByRole('alert')).toHaveTextContent('This is not allowed for your account.');
  expect(screen.getByText('You hold 2 eggs for')).toBeVisible();
  answerActive(null);
  focusWindow();
  expect(await screen.findByText('You do not hold 2 eggs any more.')).toBeVisible();
});

it.each([
  ['has noticed', null, true],
  ['has not noticed', {}, true],
  ['has noticed, in a closed cycle', null, false],
])(
  'the choose step says that the hold has ended, which the provider %s',
  async (_case, reportedThen, isSpawnCycleActive) => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
    const expiresAt = Math.floor(Date.now() / 1_000) + 20;
    answerActive({ expiresAt });
    answerCycle(isSpawnCycleActive);
    openSpawn();
    const link = await screen.findByRole('link', { name: 'Go on to the payment' });
    act(() => link.focus());
    expect(screen.getByText('You hold 2 eggs for')).toBeVisible();
    answerActive(reportedThen && { ...reportedThen, expiresAt });

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

  answerActive({});
  focusWindow();

  expect(await screen.findByText('You hold 2 eggs for')).toBeVisible();
});

/** An API gateway's response for an unknown path. */
const ofGateway = { message: 'Missing Authentication Token' };
const own = undefined;
const another = '11111111-2222-4333-8444-555555555555';

it.each([
  ['knows no locks', () => new HttpResponse(null, { status: 404 }), own, true],
  ['says that it is held', () => HttpResponse.json(aLockReport()), own, true],
  ['says that it is over', () => HttpResponse.json(aLockReport({ state: 'over' })), own, false],
  ['says that it is paid', () => HttpResponse.json(aLockReport({ state: 'paid' })), own, false],
  ['has a gateway that knows no locks', () => HttpResponse.json(ofGateway, { status: 403 }), own, true],
  ['says nothing', () => new HttpResponse(null, { status: 400 }), own, false],
  ['knows no locks, of another account', () => new HttpResponse(null, { status: 404 }), another, false],
])(
  'the choose step remembers the lock of this tab if the provider %s',
  async (_case, answer, userId, isFound) => {
    let isRequested = false;
    api.use(
      http.get('*/v1/eggs/spawn/lock/active', () => new HttpResponse(null, { status: 404 })),
      http.get('*/v1/eggs/spawn/lock/901', () => {
        isRequested = true;
        return answer();
      }),
    );
    storeLock({ expiresAt: Math.floor(Date.now() / 1_000) + 300 }, userId);
    const { queryClient } = openSpawn();
    await screen.findByRole('button', { name: 'Hold these for me' });

    await waitFor(() => expect(isRequested).toBe(userId === own));
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(screen.queryAllByText('You hold 2 eggs for')).toHaveLength(isFound ? 1 : 0);
  },
);

const focusWindow = () => act(() => void window.dispatchEvent(new Event('focus')));

const answerCycle = (isSpawnCycleActive: boolean) =>
  api.use(http.get('*/v1/seasons/current', () => HttpResponse.json(aSeason({ isSpawnCycleActive }))));

const answerActive = (change: Partial<LockReport> | null) =>
  api.use(
    http.get('*/v1/eggs/spawn/lock/active', () => HttpResponse.json({ lock: change && aLockReport(change) })),
  );
