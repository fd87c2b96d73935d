import { runInOneTab } from './run-in-one-tab.ts';

const held = new Set<string>();

/** A minimal LockManager.request, because jsdom has no Web Locks. */
async function request(name: string, _options: LockOptions, act: LockGrantedCallback<unknown>) {
  if (held.has(name)) return act(null);
  held.add(name);
  await act({ name, mode: 'exclusive' });
  held.delete(name);
}

const stubLocks = (value: unknown) =>
  Object.defineProperty(navigator, 'locks', { value, configurable: true });

beforeEach(() => jest.useFakeTimers());

afterEach(() => {
  jest.useRealTimers();
  held.clear();
  Reflect.deleteProperty(navigator, 'locks');
});

it('the action runs once when two tabs act at the same moment, and again after the lock is released', async () => {
  stubLocks({ request });
  const acts: string[] = [];

  runInOneTab('news', () => acts.push('first'));
  runInOneTab('news', () => acts.push('second'));
  runInOneTab('gold', () => acts.push('gold'));
  expect(acts).toEqual(['first', 'gold']);

  await jest.advanceTimersByTimeAsync(1_000);
  runInOneTab('news', () => acts.push('later'));
  expect(acts).toEqual(['first', 'gold', 'later']);
});

it.each([
  ['the browser has no Web Locks', () => undefined],
  [
    'the browser denies the lock request',
    () => stubLocks({ request: () => Promise.reject(new DOMException('Denied')) }),
  ],
])('the action runs once when %s', async (_why, prepare) => {
  prepare();
  const act = jest.fn();

  runInOneTab('news', act);
  await jest.advanceTimersByTimeAsync(0);

  expect(act).toHaveBeenCalledTimes(1);
});

it('a failed action is reported and does not run again', async () => {
  stubLocks({ request });
  const reported = jest.fn();
  Object.assign(globalThis, { reportError: reported });
  const act = jest.fn(() => {
    throw new Error('The action failed');
  });

  runInOneTab('news', act);
  await jest.advanceTimersByTimeAsync(0);

  expect(act).toHaveBeenCalledTimes(1);
  expect(reported).toHaveBeenCalledTimes(1);
});
