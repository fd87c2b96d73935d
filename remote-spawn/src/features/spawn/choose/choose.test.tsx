import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Problem } from '@emberclutch/contract/problem/problem.ts';
import type { Availability } from '@emberclutch/contract/spawn/availability.ts';
import { api, http, HttpResponse } from '@emberclutch/web/testing/api.tsx';
import { aGatewayKey, aLock, aProblem } from '@emberclutch/web/testing/factories.tsx';
import { foreignAvailability } from '@emberclutch/web/testing/foreign/foreign-spawn.tsx';
import { openSpawn } from '../../../app/testing/open-spawn.tsx';
import { answerLock, offer } from './testing/provider-answers.ts';
import { passTime } from '@emberclutch/web/testing/pass-time.ts';

beforeEach(() =>
  api.use(http.get('*/v1/eggs/spawn/lock/:id', () => new HttpResponse(null, { status: 404 }))),
);
afterEach(() => jest.useRealTimers());

it('locks the basket at the shown fee and goes on to the pay step', async () => {
  offer();
  const attempts = answerLock(() => HttpResponse.json(aLock({ checkoutUrl: '/checkout/abc' })));
  const { user, currentAddress } = openSpawn();

  await user.type(await screen.findByLabelText('Dragon eggs'), '2');
  expect(screen.getByText('$50.00')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Hold these for me' }));

  expect(await screen.findByRole('link', { name: 'Pay by card' })).toHaveAttribute(
    'href',
    'http://localhost/checkout/abc',
  );
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

it('keeps what is typed before the URL has followed, as on a slow device', async () => {
  offer();
  const { currentAddress } = openSpawn();
  const eggs = await screen.findByLabelText<HTMLInputElement>('Dragon eggs');

  // The router renders when the callback has ended.
  act(() => {
    fireEvent.change(eggs, { target: { value: '1' } });
    fireEvent.change(eggs, { target: { value: `${eggs.value}2` } });
  });

  expect(eggs).toHaveValue(12);
  expect(currentAddress()).toBe('/spawn?eggs=12');
});

it('retries twice with the same key, after 2 and 4 seconds, and locks once when Enter is pressed twice', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  offer();
  const attempts = answerLock(() =>
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

it('shows the old and the new fee after a change', async () => {
  offer();
  refuse({ status: 400, code: 'fee_changed', current: { eggFee: '30.00', keyFee: '60.00' } });
  const { user } = openSpawn('/spawn?eggs=2');

  await user.click(await screen.findByRole('button', { name: 'Hold these for me' }));

  const words = await screen.findByRole('alert');
  expect(words).toHaveTextContent('The fee has changed');
  expect(words).toHaveTextContent('$25.00 → $30.00 per egg');
  expect(words).not.toHaveTextContent('per gateway key');
});

it('offers the remaining stock when the basket is partly sold out', async () => {
  offer();
  refuse({ status: 409, code: 'sold_out', current: { eggs: 1, keys: 0 } });
  const { user, currentAddress } = openSpawn('/spawn?eggs=3');

  await user.click(await screen.findByRole('button', { name: 'Hold these for me' }));
  await user.click(await screen.findByRole('button', { name: 'Take 1 egg instead' }));

  expect(currentAddress()).toBe('/spawn?eggs=1');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it.each([
  [{ status: 400, code: 'bad_request', detail: 'eggs.count is odd' }, 'Bad request: eggs.count is odd'],
  [{ status: 503, code: 'unavailable' }, 'The hatchery is not available at the moment. Nothing was charged.'],
  [{ status: 409, code: 'cycle_closed' }, 'The cycle has closed. Nothing was held.'],
  [
    { status: 400, code: 'limit_exceeded', detail: 'At most 10 eggs, and you have bought 8.' },
    'This is over the limit. At most 10 eggs, and you have bought 8.',
  ],
] satisfies [Partial<Problem>, string][])(
  'says why the basket was not locked: %j',
  async (problem, words) => {
    offer();
    refuse(problem);
    const { user } = openSpawn('/spawn?eggs=1');

    await user.click(await screen.findByRole('button', { name: 'Hold these for me' }));

    expect(await screen.findByRole('alert')).toHaveTextContent(words);
  },
);

it.each([
  [400, 'The key is locked', 'Gateway key error: The key is locked'],
  [400, 'Gateway key error: used', 'Gateway key error: used'],
  [400, 'Bad request: eggs.count is odd', 'Bad request: eggs.count is odd'],
  [404, undefined, 'Gateway key 501 not found'],
])(
  'words the refusal %i %j of another provider as the specification does',
  async (status, message, words) => {
    offer({ gatewayKeys: [aGatewayKey({ id: 501 })] });
    api.use(http.post('*/v1/eggs/spawn/lock', () => HttpResponse.json({ message }, { status })));
    const { user } = openSpawn('/spawn?eggs=1&with=keys&use=501');

    await user.click(await screen.findByRole('button', { name: 'Hold these for me' }));

    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(screen.getByRole('alert').textContent).toBe(words);
  },
);

it.each([
  [404, 'Gateway key 502 not found', 'Gateway key 502 not found'],
  [404, 'No such key: 777', 'Gateway key 777 not found'],
  [404, undefined, 'Gateway key 501 or 502 not found'],
  [400, 'voucher is spent', 'Gateway key error: voucher is spent'],
])('words the refusal %i %j of several keys', async (status, message, words) => {
  offer({ gatewayKeys: [aGatewayKey({ id: 501 }), aGatewayKey({ id: 502 })] });
  const headers = { 'retry-after': '40' };
  api.use(http.post('*/v1/eggs/spawn/lock', () => HttpResponse.json({ message }, { status, headers })));
  const { user } = openSpawn('/spawn?eggs=2&with=keys&use=501,502');

  await user.click(await screen.findByRole('button', { name: 'Hold these for me' }));

  expect((await screen.findByRole('alert')).textContent).toBe(`${words}. Try again in 40 seconds.`);
});

it.each([
  ['?eggs=0', 'Choose at least one egg or key.'],
  ['?eggs=11', 'At most 10 eggs in one purchase.'],
  ['?eggs=9', 'Only 4 eggs are left.', { eggs: { count: 4, fee: '25.00' } }],
  ['?eggs=1&keys=1&with=keys&use=501', 'Keys are redeemed for eggs only.'],
  ['?eggs=2&with=keys&use=501', 'Choose exactly 2 gateway keys for 2 eggs: 1 chosen so far.'],
  ['?eggs=1&with=keys&use=777', 'Gateway key 777 not found'],
  ['?eggs=1&with=keys&use=abc', 'Invalid gateway key ID format'],
  ['?eggs=1&with=keys&use=9007199254740993', 'No gateway key has a number as large as this one.'],
])('says why the basket %j cannot be locked', async (search, words, left: Partial<Availability> = {}) => {
  offer({ gatewayKeys: [aGatewayKey({ id: 501 })], ...left });
  const attempts = answerLock(() => HttpResponse.json(aLock()));
  const { user } = openSpawn(`/spawn${search}`);

  const button = await screen.findByRole('button', { name: 'Hold these for me' });
  await user.click(button);

  expect(button).toHaveAccessibleDescription(expect.stringContaining(words));
  expect(attempts).toHaveLength(0);
});

it.each([undefined, null, 'free'])('sells no egg by card at the egg fee %j, and warns', async (fee) => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  answerAvailability({ eggs: { count: 3, fee }, keys: { count: 2, fee: 30 } });
  const attempts = answerLock(() => HttpResponse.json(aLock()));
  const { user } = openSpawn('/spawn?eggs=1&keys=1');

  const button = await screen.findByRole('button', { name: 'Hold these for me' });
  await user.click(button);

  expect(button).toHaveAccessibleDescription(expect.stringContaining('does not say what an egg costs'));
  expect(attempts).toHaveLength(0);
  expect(warn).toHaveBeenCalledWith('The egg fee is missing or zero.');
  expect(screen.getByText('Fee not known')).toBeVisible();
  expect(screen.queryByText(/[$]0/)).not.toBeInTheDocument();
});

it('sells keys by card where only the egg fee is unknown', async () => {
  jest.spyOn(console, 'warn').mockImplementation();
  answerAvailability({ eggs: { count: 3 }, keys: { count: 2, fee: 30 } });
  const attempts = answerLock(() => HttpResponse.json(aLock()));
  const { user } = openSpawn('/spawn?keys=1');

  await user.click(await screen.findByRole('button', { name: 'Hold these for me' }));

  await waitFor(() =>
    expect(attempts[0]?.body).toMatchObject({ eggs: { count: 0 }, keys: { count: 1, fee: '30.00' } }),
  );
});

it('redeems keys where no fee is known', async () => {
  jest.spyOn(console, 'warn').mockImplementation();
  answerAvailability({ eggs: { count: 3 }, gatewayKeys: [501] });
  const attempts = answerLock(() => HttpResponse.json(aLock()));
  const { user } = openSpawn('/spawn?eggs=1&with=keys&use=501');

  await user.click(await screen.findByRole('button', { name: 'Hold these for me' }));

  await waitFor(() =>
    expect(attempts[0]?.body).toMatchObject({ paymentMethod: 'VOUCHER', usedGatewayKeyIds: [501] }),
  );
});

it('takes free eggs without a checkout, and warns', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  answerAvailability({ eggs: { count: 3, fee: 0 }, keys: { count: 0, fee: 30 } });
  answerLock(() => HttpResponse.json(aLock()));
  api.use(http.post('*/v1/voucher/purchase', () => new HttpResponse(null, { status: 204 })));
  const { user } = openSpawn('/spawn?eggs=2');

  expect(await screen.findByText('Free')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Hold these for me' }));
  expect(await screen.findByText('This is free: there is nothing to pay.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Bring home' }));

  expect(await screen.findByRole('heading', { name: 'They are yours' })).toBeVisible();
  expect(warn).toHaveBeenCalledWith('The egg fee is missing or zero.');
});

it('buys no gateway key at an unknown fee', async () => {
  answerAvailability({ eggs: { count: 3, fee: 25 }, keys: { count: 3 } });
  openSpawn('/spawn?keys=1');

  expect(await screen.findByRole('button', { name: 'Hold these for me' })).toHaveAccessibleDescription(
    expect.stringContaining('does not say what a gateway key costs'),
  );
});

it('begins with one egg, and never shows a leading zero', async () => {
  offer();
  const { user, currentAddress } = openSpawn();
  const eggs = await screen.findByLabelText<HTMLInputElement>('Dragon eggs');
  expect(eggs.value).toBe('1');
  expect(screen.getByRole('button', { name: 'Hold these for me' })).not.toHaveAccessibleDescription();

  await user.click(screen.getByRole('button', { name: 'Fewer eggs' }));
  await user.type(eggs, '3', { initialSelectionStart: 1, initialSelectionEnd: 1 });

  expect(eggs.value).toBe('3');
  expect(currentAddress()).toBe('/spawn?eggs=3');
});

it('says that everything is taken where the provider offers nothing', async () => {
  jest.spyOn(console, 'warn').mockImplementation();
  answerAvailability({});
  openSpawn();

  expect(await screen.findByRole('heading', { name: 'Everything in this cycle is taken' })).toBeVisible();
});

it('sells what another provider offers, in its currency and with an unknown number of eggs', async () => {
  api.use(http.get('*/v1/eggs/available', () => HttpResponse.json(foreignAvailability)));
  const attempts = answerLock(() => HttpResponse.json({ lockId: '901', expiresAt: null }));
  const { user } = openSpawn();

  await user.type(await screen.findByLabelText('Dragon eggs'), '2');
  expect(screen.queryByText('Eggs left')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Hold these for me' }));

  // The form shows the same sum: the button proves that the lock is shown.
  expect(await screen.findByRole('button', { name: 'Give back' })).toBeVisible();
  expect(screen.getByText('€2,001.00')).toBeVisible();
  expect(attempts.map(({ body }) => body.eggs)).toEqual([{ count: 2, fee: '1000.50' }]);
});

const answerAvailability = (answer: object) =>
  api.use(http.get('*/v1/eggs/available', () => HttpResponse.json(answer)));

const refuse = (problem: Partial<Problem>) =>
  answerLock(() => HttpResponse.json(aProblem(problem), { status: problem.status }));
