import { runInOneTab } from './run-in-one-tab.ts';

const heldLocks = new Set<string>();

/** A minimal LockManager.request, because jsdom has no Web Locks. */
async function request(name: string, _options: LockOptions, callback: LockGrantedCallback<unknown>) {
  if (heldLocks.has(name)) return callback(null);
  heldLocks.add(name);
  await callback({ name, mode: 'exclusive' });
  heldLocks.delete(name);
}

const stubLocks = (value: unknown) =>
  Object.defineProperty(navigator, 'locks', { value, configurable: true });

beforeEach(() => jest.useFakeTimers());

afterEach(() => {
  jest.useRealTimers();
  heldLocks.clear();
  Reflect.deleteProperty(navigator, 'locks');
});

it('the action runs in only one of two tabs at the same moment, and again after the lock has been released', async () => {
  stubLocks({ request });
  const actions: string[] = [];

  runInOneTab('news', () => actions.push('first'));
  runInOneTab('news', () => actions.push('second'));
  runInOneTab('gold', () => actions.push('gold'));
  expect(actions).toEqual(['first', 'gold']);

  await jest.advanceTimersByTimeAsync(1_000);
  runInOneTab('news', () => actions.push('later'));
  expect(actions).toEqual(['first', 'gold', 'later']);
});

it.each([
  ['the browser has no Web Locks', () => undefined],
  [
    'the browser denies the lock request',
    () => stubLocks({ request: () => Promise.reject(new DOMException('Denied')) }),
  ],
])('the action runs once when %s', async (_why, prepare) => {
  prepare();
  const action = jest.fn();

  runInOneTab('news', action);
  await jest.advanceTimersByTimeAsync(0);

  expect(action).toHaveBeenCalledTimes(1);
});

it('an action that throws is reported, and does not run again', async () => {
  stubLocks({ request });
  const reportError = jest.fn();
  Object.assign(globalThis, { reportError });
  const action = jest.fn(() => {
    throw new Error('The action failed');
  });

  runInOneTab('news', action);
  await jest.advanceTimersByTimeAsync(0);

  expect(action).toHaveBeenCalledTimes(1);
  expect(reportError).toHaveBeenCalledTimes(1);
});
