import { runInOneTab } from './run-in-one-tab.ts';

const held = new Set<string>();

/** The locks of a browser, as far as they are asked for here: jsdom has none. */
async function request(name: string, _options: LockOptions, act: LockGrantedCallback<unknown>) {
  if (held.has(name)) return act(null);
  held.add(name);
  await act({ name, mode: 'exclusive' });
  held.delete(name);
}

const givenLocks = (value: unknown) =>
  Object.defineProperty(navigator, 'locks', { value, configurable: true });

beforeEach(() => jest.useFakeTimers());

afterEach(() => {
  jest.useRealTimers();
  held.clear();
  Reflect.deleteProperty(navigator, 'locks');
});

it('acts once where two tabs would at the same moment, and again when both know of it', async () => {
  givenLocks({ request });
  const acts: string[] = [];

  runInOneTab('news', () => acts.push('first'));
  runInOneTab('news', () => acts.push('second'));
  expect(acts).toEqual(['first']);

  await jest.advanceTimersByTimeAsync(1_000);
  runInOneTab('news', () => acts.push('later'));
  expect(acts).toEqual(['first', 'later']);
});

it('does not keep one thing waiting for another', () => {
  givenLocks({ request });
  const acts: string[] = [];

  runInOneTab('news', () => acts.push('news'));
  runInOneTab('gold', () => acts.push('gold'));

  expect(acts).toEqual(['news', 'gold']);
});

it('acts at once where the browser has no locks', () => {
  const act = jest.fn();

  runInOneTab('news', act);

  expect(act).toHaveBeenCalledTimes(1);
});

it('acts where the browser refuses them', async () => {
  givenLocks({ request: () => Promise.reject(new DOMException('Denied', 'SecurityError')) });
  const act = jest.fn();

  runInOneTab('news', act);
  await jest.advanceTimersByTimeAsync(0);

  expect(act).toHaveBeenCalledTimes(1);
});

it('does not act again where acting failed', async () => {
  givenLocks({ request });
  const reported = jest.fn();
  Object.assign(globalThis, { reportError: reported });
  const act = jest.fn(() => {
    throw new Error('Nothing to tell it with');
  });

  runInOneTab('news', act);
  await jest.advanceTimersByTimeAsync(0);

  expect(act).toHaveBeenCalledTimes(1);
  expect(reported).toHaveBeenCalledTimes(1);
});
