import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { setSession } from '@emberclutch/web/state';
import { api, http, HttpResponse } from '@emberclutch/web/testing/api.tsx';
import {
  aGatewayKey,
  aLock,
  aLockReport,
  anAvailability,
  anEgg,
  aProblem,
  aPurchase,
  aSession,
} from '@emberclutch/web/testing/factories.tsx';
import { openSpawn } from './testing/open-spawn.tsx';

/** Saved before a test replaces the timers. */
const realSetTimeout = setTimeout;

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
  lockState = null;
});
afterEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
});

/** The only lock of the provider; null before it is made. */
let lockState: 'held' | 'paid' | null;

it.each([
  ['is answered with 503', () => new HttpResponse(null, { status: 503 })],
  ['loses its connection', () => HttpResponse.error()],
])(
  'the spawn page reaches the receipt with one lock and one purchase if each call %s twice',
  async (_how, fail) => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const calls = simulateProvider((attempt) => (attempt <= 2 ? fail() : undefined));
    openSpawn('/spawn?eggs=1&with=keys&use=501');

    await user.click(await waitForElement('button', 'Hold these for me'));
    await user.click(await waitForElement('button', 'Redeem the key'));
    await waitForElement('heading', 'They are yours');
    await user.click(await waitForElement('button', 'Skip to the receipt'));
    expect(await waitForElement('link', /No\. 01.234/)).toBeVisible();

    expect(calls.filter(({ call }) => call === 'POST /v1/voucher/purchase')).toHaveLength(3);
    const locks = calls.filter(({ call }) => call === 'POST /v1/eggs/spawn/lock');
    expect(locks).toHaveLength(3);
    expect(new Set(locks.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  },
);

it.each([
  {
    step: 'choose',
    path: '/spawn?eggs=2',
    refused: 'POST /v1/eggs/spawn/lock',
    act: 'Hold these for me',
    afterSignIn: 'Choose what to bring home',
  },
  {
    step: 'pay',
    path: '/spawn?step=pay&lock=901',
    refused: 'DELETE /v1/eggs/spawn/lock/901',
    act: 'Give back',
    afterSignIn: 'Held for you',
  },
  {
    step: 'confirm',
    path: '/spawn?step=confirm&lock=901&payment=paid',
    refused: 'POST /v1/voucher/purchase',
    act: null,
    afterSignIn: 'They are yours',
  },
])('the spawn page returns to the step "$step" if the session ends there', async (journey) => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  if (journey.step !== 'choose') lockState = 'held';
  if (journey.step === 'confirm') sessionStorage.setItem('purchase:901', aSession().userId);
  const createUnauthorized = () =>
    HttpResponse.json(aProblem({ status: 401, code: 'unauthorized' }), { status: 401 });
  const calls = simulateProvider((attempt, call) =>
    call === journey.refused && attempt === 1 ? createUnauthorized() : undefined,
  );
  const countRefused = () => calls.filter(({ call }) => call === journey.refused).length;
  const { currentAddress } = openSpawn(journey.path);

  if (journey.act) await user.click(await waitForElement('button', journey.act));
  const login = await waitForElement('link', 'Login');
  expect(login).toHaveAttribute('href', `/login?next=${encodeURIComponent(journey.path)}`);
  // A signed-out page sends no requests, however long it stays open.
  await advanceTime(120_000);
  expect(countRefused()).toBe(1);
  act(() => setSession(aSession({ sessionId: 'a'.repeat(43) })));

  expect(await waitForElement('heading', journey.afterSignIn)).toBeVisible();
  // The path includes the basket of the choose step.
  expect(currentAddress()).toBe(journey.path);
  expect(countRefused()).toBe(journey.step === 'confirm' ? 2 : 1);
});

/** Advances time, and processes pending responses. */
const advanceTime = (milliseconds: number) =>
  act(async () => {
    await jest.advanceTimersByTimeAsync(milliseconds);
    await new Promise((resolve) => realSetTimeout(resolve));
  });

/** Waits, through retries, for the element with this role and name. */
async function waitForElement(
  role: 'button' | 'heading' | 'link',
  name: string | RegExp,
): Promise<HTMLElement> {
  for (let second = 0; second < 60 && !screen.queryByRole(role, { name }); second += 1)
    await advanceTime(1_000);
  return screen.getByRole(role, { name });
}

interface Call {
  call: string;
  idempotencyKey: string | null;
}

/**
 * Simulates a provider with one gateway key and at most one lock.
 * @param interrupt returns a response that replaces the provider's
 * @returns all calls so far
 */
function simulateProvider(interrupt: (attempt: number, call: string) => Response | undefined): Call[] {
  const calls: Call[] = [];
  const key = aGatewayKey({ id: 501 });
  const responses: Record<string, () => unknown> = {
    'GET /v1/eggs/available': () => anAvailability({ gatewayKeys: [key] }),
    'GET /v1/eggs/spawn/lock/active': () => ({ lock: lockState === 'held' ? createReport() : null }),
    'GET /v1/eggs/spawn/lock/901': () => (lockState ? createReport() : undefined),
    'POST /v1/eggs/spawn/lock': () => {
      lockState = 'held';
      return aLock();
    },
    'DELETE /v1/eggs/spawn/lock/901': () => ({}),
    'POST /v1/voucher/purchase': () => {
      lockState = 'paid';
      return aPurchase({ assetIds: [1234] });
    },
    'GET /v1/purchases/901': () => (lockState === 'paid' ? aPurchase({ assetIds: [1234] }) : undefined),
    'GET /v1/assets/1234': () => anEgg(),
  };
  const createReport = () => aLockReport({ state: lockState ?? 'over' });
  api.use(
    http.all('*/v1/*', ({ request }) => {
      const call = `${request.method} ${new URL(request.url).pathname}`;
      const createBody = responses[call];
      if (!createBody) return undefined;
      calls.push({ call, idempotencyKey: request.headers.get('idempotency-key') });
      const attempt = calls.filter((other) => other.call === call).length;
      const interruption = interrupt(attempt, call);
      if (interruption) return interruption;
      const value = createBody();
      return value === undefined
        ? new HttpResponse(null, { status: 404 })
        : HttpResponse.json(value as object);
    }),
  );
  return calls;
}
