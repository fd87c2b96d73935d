import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Problem } from '@emberclutch/contract/problem/problem.ts';
import { api, http, HttpResponse } from '@emberclutch/web/testing/api.tsx';
import { aGatewayKey, aLock, aProblem } from '@emberclutch/web/testing/factories.tsx';
import { foreignAvailability } from '@emberclutch/web/testing/foreign/foreign-spawn.tsx';
import { openSpawn } from '../../../app/testing/open-spawn.tsx';
import { respondToLock, serveOffer } from './testing/provider-responses.ts';
import { passTime } from '@emberclutch/web/testing/pass-time.ts';

beforeEach(() =>
  api.use(http.get('*/v1/eggs/spawn/lock/:id', () => new HttpResponse(null, { status: 404 }))),
);
afterEach(() => jest.useRealTimers());

it('the choose step locks the basket at the shown fee and continues to the pay step', async () => {
  serveOffer();
  const attempts = respondToLock(() => HttpResponse.json(aLock({ checkoutUrl: '/checkout/abc' })));
  const { user, currentAddress } = openSpawn();

  await user.type(await screen.findByLabelText('Dragon eggs'), '2');
  expect(screen.getByText('$50.00')).toBeVisible();
  await user.click(getHoldButton());

  const pay = await screen.findByRole('link', { name: 'Pay by card' });
  expect(pay).toHaveAttribute('href', 'http://localhost/checkout/abc');
  expect(attempts.map(({ body }) => body)).toEqual([
    expect.objectContaining({
      eggs: { count: 2, fee: '25.00' },
      keys: { count: 0, fee: '60.00' },
      gatewayKeyVouchers: 0,
      paymentMethod: 'CREDIT_CARD',
    }),
  ]);
  await waitFor(() => expect(currentAddress()).toBe('/spawn?step=pay&lock=901'));
});

it('the choose step begins with one egg, never shows a leading zero, and says why a basket cannot be held', async () => {
  serveOffer();
  const { user, currentAddress } = openSpawn();
  const eggs = await screen.findByLabelText<HTMLInputElement>('Dragon eggs');
  expect(eggs.value).toBe('1');
  expect(getHoldButton()).not.toHaveAccessibleDescription();
  const before = screen.getAllByRole('status');

  await user.click(screen.getByRole('button', { name: 'Fewer eggs' }));
  // The status was mounted before the message was added to it.
  expect(before).toContain(screen.getByText('Choose at least one egg or key.'));
  await user.type(eggs, '3', { initialSelectionStart: 1, initialSelectionEnd: 1 });

  expect(eggs.value).toBe('3');
  expect(currentAddress()).toBe('/spawn?eggs=3');
});

it('the choose step keeps text typed before the URL is updated, as on a slow device', async () => {
  serveOffer();
  const { currentAddress } = openSpawn();
  const eggs = await screen.findByLabelText<HTMLInputElement>('Dragon eggs');

  // The router renders at the end of the callback.
  act(() => {
    fireEvent.change(eggs, { target: { value: '1' } });
    fireEvent.change(eggs, { target: { value: `${eggs.value}2` } });
  });

  expect(eggs).toHaveValue(12);
  expect(currentAddress()).toBe('/spawn?eggs=12');
});

it('the choose step retries twice with the same key, after 2 and 4 seconds, and locks once when Enter is pressed twice', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  serveOffer();
  const attempts = respondToLock(() =>
    attempts.length < 3 ? new HttpResponse(null, { status: 503 }) : HttpResponse.json(aLock()),
  );
  openSpawn('/spawn?eggs=1');

  await user.type(await screen.findByLabelText('Dragon eggs'), '{Enter}{Enter}');
  await waitFor(() => expect(attempts).toHaveLength(1));
  await passTime(1_900);
  expect(attempts).toHaveLength(1);
  await passTime(100);
  expect(await screen.findByText(/attempt 2 of 3/)).toBeVisible();
  await waitFor(() => expect(attempts).toHaveLength(2));
  await passTime(4_000);
  await screen.findByRole('heading', { name: 'Held for you' });

  expect(attempts).toHaveLength(3);
  expect(new Set(attempts.map(({ key }) => key)).size).toBe(1);
});

it('the choose step shows a price and a reason for keys', async () => {
  serveOffer();
  openSpawn('/spawn');

  const keys = await screen.findByRole('spinbutton', { name: 'Gateway keys' });
  expect(keys).toHaveAccessibleDescription(/^\$[\d.]+ each\. An egg paid ahead: /);
});

it('the choose step shows a changed fee, and asks the player to check the new total', async () => {
  serveOffer();
  const detail = 'The egg fee is now 30.00 USD, not 25.00 USD.';
  respondToLock(() => {
    serveOffer({ eggs: { count: 9, fee: '30.00' } });
    return HttpResponse.json(aProblem({ status: 400, code: 'fee_changed', detail }), { status: 400 });
  });
  const { user } = openSpawn('/spawn?eggs=3');

  await user.click(await findHoldButton());

  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^Bad request: The egg fee is now 30.00 USD.*The fee has changed.*check the new total/,
  );
  expect(await screen.findByText('$90.00')).toBeVisible();
});

it('the choose step offers the remaining stock when the basket is partly sold out', async () => {
  serveOffer();
  refuseLock({ status: 409, code: 'sold_out', current: { eggs: 1, keys: 0 } });
  const { user, currentAddress } = openSpawn('/spawn?eggs=3');

  await user.click(await findHoldButton());
  await user.click(await screen.findByRole('button', { name: 'Take 1 egg instead' }));

  expect(currentAddress()).toBe('/spawn?eggs=1');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it.each([
  [{ status: 503, code: 'unavailable' }, 'The hatchery is not available at the moment. Nothing was charged.'],
  [
    { status: 400, code: 'limit_exceeded', detail: 'At most 10 eggs, and you have bought 8.' },
    'Bad request: At most 10 eggs, and you have bought 8.',
  ],
  [{ status: 404, code: 'not_found' }, 'Gateway key 501 not found'],
] satisfies [Partial<Problem>, string][])(
  'the choose step shows why the basket was not locked: %j',
  async (problem, message) => {
    serveOffer({ gatewayKeys: [aGatewayKey({ id: 501 })] });
    refuseLock(problem);
    const { user } = openSpawn('/spawn?eggs=1&with=keys&use=501');

    await user.click(await findHoldButton());

    expect((await screen.findByRole('alert')).textContent).toBe(message);
  },
);

it('the choose step sells no egg by card at an unknown fee, and logs a warning', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  serveAvailability({ eggs: { count: 3, fee: 'free' }, keys: { count: 2, fee: 30 } });
  const attempts = respondToLock(() => HttpResponse.json(aLock()));
  const { user } = openSpawn('/spawn?eggs=1&keys=1');

  await user.click(await findHoldButton());

  expect(getHoldButton()).toHaveAccessibleDescription(/does not say what an egg costs/);
  expect(attempts).toHaveLength(0);
  expect(warn).toHaveBeenCalledWith('The egg fee is missing or zero.');
  expect(screen.getByText('Fee not known')).toBeVisible();
  expect(screen.queryByText(/[$]0/)).not.toBeInTheDocument();
});

it.each([
  ['keys=1', { eggs: { count: 0 }, keys: { count: 1, fee: '30.00' } }],
  ['eggs=1&with=keys&use=501', { paymentMethod: 'VOUCHER', usedGatewayKeyIds: [501] }],
])('the choose step locks ?%s if only the egg fee is unknown', async (search, body) => {
  jest.spyOn(console, 'warn').mockImplementation();
  serveAvailability({ eggs: { count: 3 }, keys: { count: 2, fee: 30 }, gatewayKeys: [501] });
  const attempts = respondToLock(() => HttpResponse.json(aLock()));
  const { user } = openSpawn(`/spawn?${search}`);

  await user.click(await findHoldButton());

  await waitFor(() => expect(attempts[0]?.body).toMatchObject(body));
});

it('the choose step locks free eggs without a checkout, and logs a warning', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  serveAvailability({ eggs: { count: 3, fee: 0 }, keys: { count: 0, fee: 30 } });
  respondToLock(() => HttpResponse.json(aLock()));
  api.use(http.post('*/v1/voucher/purchase', () => new HttpResponse(null, { status: 204 })));
  const { user } = openSpawn('/spawn?eggs=2');

  expect(await screen.findByText('Free')).toBeVisible();
  await user.click(await findHoldButton());
  expect(await screen.findByText('This is free: there is nothing to pay.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Bring home' }));

  expect(await screen.findByRole('heading', { name: 'They are yours' })).toBeVisible();
  expect(warn).toHaveBeenCalledWith('The egg fee is missing or zero.');
});

it('the choose step shows the offer of another provider, in its currency and with an unknown number of eggs', async () => {
  serveAvailability(foreignAvailability);
  const attempts = respondToLock(() => HttpResponse.json({ lockId: '901', expiresAt: null }));
  const { user } = openSpawn();

  await user.type(await screen.findByLabelText('Dragon eggs'), '2');
  expect(screen.queryByText('Eggs left')).not.toBeInTheDocument();
  await user.click(getHoldButton());

  // The form shows the same sum, so only the button proves that the lock is shown.
  expect(await screen.findByRole('button', { name: 'Give back' })).toBeVisible();
  expect(screen.getByText('€2,001.00')).toBeVisible();
  expect(attempts.map(({ body }) => body.eggs)).toEqual([{ count: 2, fee: '1000.50' }]);
});

const hold = { name: 'Hold these for me' };
const getHoldButton = () => screen.getByRole('button', hold);
const findHoldButton = () => screen.findByRole('button', hold);

const serveAvailability = (body: object) =>
  api.use(http.get('*/v1/eggs/available', () => HttpResponse.json(body)));

const refuseLock = (problem: Partial<Problem>) =>
  respondToLock(() => HttpResponse.json(aProblem(problem), { status: problem.status }));
