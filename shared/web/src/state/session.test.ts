import { aSession } from '../testing/factories.tsx';
import {
  signOut,
  currentSession,
  expireSession,
  isSessionExpiredAtom,
  setSession,
  readStored,
  sessionAtom,
  sessionEndAtom,
  store,
  writeStored,
} from './index.ts';

const wren = aSession();
const stored = {
  session: wren.sessionId,
  user: wren.userId,
  displayName: 'Wren',
  email: 'wren@example.org',
};

let unsubscribe = () => {};

/** Simulates a page load: reads storage and subscribes to changes. */
function openPage(): void {
  unsubscribe = store.sub(sessionAtom, () => {});
}

/** Simulates a change of another browser tab. */
function changeInOtherTab(change: () => void, key: string | null): void {
  change();
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

afterEach(() => {
  unsubscribe();
  jest.restoreAllMocks();
  signOut();
});

it('survives a reload', () => {
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);

  openPage();

  expect(currentSession()).toEqual(wren);
});

it('keeps the joiners of a name over a reload', () => {
  const name = '👨\u200d👩\u200d👧 می\u200cخواهم';
  setSession(aSession({ displayName: name }));

  openPage();
  window.dispatchEvent(new StorageEvent('storage', { key: 'displayName' }));

  expect(currentSession()?.displayName).toBe(name);
});

it('follows sign-in and sign-out of another tab', () => {
  openPage();

  changeInOtherTab(
    () => Object.entries(stored).forEach(([key, value]) => localStorage.setItem(key, value)),
    'session',
  );
  expect(currentSession()).toEqual(wren);

  changeInOtherTab(() => localStorage.clear(), null);
  expect(currentSession()).toBeNull();
  expect(store.get(isSessionExpiredAtom)).toBe(false);
});

it.each([
  ['it was signed out there', () => localStorage.clear(), null, 'signed-out-elsewhere'],
  [
    'it was refused there',
    () => Object.keys(stored).forEach((key) => localStorage.removeItem(key)),
    'session',
    'expired-elsewhere',
  ],
] as const)('says in another tab that %s, until a session begins', (_what, change, key, end) => {
  setSession(wren);
  openPage();

  changeInOtherTab(change, key);
  expect(store.get(sessionEndAtom)).toBe(end);
  expect(store.get(isSessionExpiredAtom)).toBe(false);

  changeInOtherTab(
    () => Object.entries(stored).forEach(([name, value]) => localStorage.setItem(name, value)),
    'session',
  );
  expect(store.get(sessionEndAtom)).toBeNull();
});

it('reads storage again when the page returns from the back/forward cache', () => {
  setSession(wren);
  openPage();
  localStorage.clear();

  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

  expect(currentSession()).toBeNull();
});

it('writes the session id last, so that other tabs see complete sessions only', () => {
  const written: string[] = [];
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation((key) => void written.push(key));

  setSession(wren);

  expect(written.at(-1)).toBe('session');
});

it('removes the session before it writes the session of another account', () => {
  setSession(wren);
  const steps: string[] = [];
  const { setItem, removeItem } = Storage.prototype;
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    steps.push(`+${key}`);
    setItem.call(this, key, value);
  });
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(function (this: Storage, key) {
    steps.push(`-${key}`);
    removeItem.call(this, key);
  });

  setSession(aSession({ sessionId: 'of-heron', userId: '11111111-2222-4333-8444-555555555555' }));

  expect(steps[0]).toBe('-session');
  expect(steps.at(-1)).toBe('+session');
});

it('removes its own keys only after a 401', () => {
  writeStored('theme', 'dark');
  setSession(wren);

  expireSession();

  expect(currentSession()).toBeNull();
  expect(Object.keys(stored).map((key) => localStorage.getItem(key))).toEqual([null, null, null, null]);
  expect(localStorage.getItem('theme')).toBe('dark');
  expect(store.get(isSessionExpiredAtom)).toBe(true);
});

it('clears all of storage at sign-out', () => {
  writeStored('theme', 'dark');
  setSession(wren);

  signOut();

  expect(localStorage).toHaveLength(0);
  expect(store.get(isSessionExpiredAtom)).toBe(false);
});

it('lives as long as the page if storage is blocked', () => {
  const blocked = () => {
    throw new DOMException('Denied', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(blocked);
  jest.spyOn(Storage.prototype, 'clear').mockImplementation(blocked);

  setSession(wren);
  openPage();
  expect(currentSession()).toEqual(wren);

  signOut();
  expect(readStored('session')).toBeNull();
});

it('is not mixed with an older session if storage is full', () => {
  setSession(aSession({ sessionId: 'older' }));
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });

  setSession(wren);
  openPage();

  expect(currentSession()).toEqual(wren);
  expect(localStorage.getItem('session')).toBeNull();
});

const invalidValues = [
  '',
  ' ',
  'null',
  'undefined',
  '[object Object]',
  '{"id":',
  'two\nlines',
  'zero\0byte',
  'snow ☃ man',
  '\u202Eright to left',
  '<script>alert(1)</script>',
  'x'.repeat(100_000),
];

describe.each(['session', 'user'] as const)('with an invalid %s', (key) => {
  it.each(invalidValues.map((value) => [value.slice(0, 30), value]))(
    '%j begins no session, or a usable one',
    (_, value) => {
      for (const [name, good] of Object.entries(stored)) localStorage.setItem(name, good);
      localStorage.setItem(key, value);

      openPage();

      const session = currentSession();
      // A value that can be sent in a header may be a session id; the provider decides.
      expect(session === null || isSendable(session.sessionId)).toBe(true);
      // Account ids are opaque: any line of text may be one.
      expect([undefined, wren.userId, value]).toContain(session?.userId);
      expect(session?.userId ?? '').toMatch(/^\P{C}{0,254}$/u);
    },
  );
});

it.each(invalidValues.map((value) => [value.slice(0, 30), value]))(
  'ignores the invalid name %j',
  (_, value) => {
    for (const [name, good] of Object.entries(stored)) localStorage.setItem(name, good);
    localStorage.setItem('displayName', value);

    openPage();

    const name = currentSession()?.displayName ?? null;
    expect(name === null || (name.trim() !== '' && name.length < 255 && !/\p{C}/u.test(name))).toBe(true);
  },
);

const isSendable = (sessionId: string) => new Headers({ authorization: sessionId }).has('authorization');
