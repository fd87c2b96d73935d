import { aSession } from '../testing/factories.tsx';
import {
  signOut,
  currentSession,
  expireSession,
  isSessionExpiredAtom,
  setSession,
  readStored,
  sessionAtom,
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

let stopFollowing = () => {};

/** As a page does that opens now: it reads what is stored, and follows it. */
function openPage(): void {
  stopFollowing = store.sub(sessionAtom, () => {});
}

/** What another tab does to storage, as this one hears of it. */
function elsewhere(change: () => void, key: string | null): void {
  change();
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

afterEach(() => {
  stopFollowing();
  jest.restoreAllMocks();
  signOut();
});

it('survives a reload', () => {
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);

  openPage();

  expect(currentSession()).toEqual(wren);
});

it('follows another tab: in, and out', () => {
  openPage();

  elsewhere(
    () => Object.entries(stored).forEach(([key, value]) => localStorage.setItem(key, value)),
    'session',
  );
  expect(currentSession()).toEqual(wren);

  elsewhere(() => localStorage.clear(), null);
  expect(currentSession()).toBeNull();
  expect(store.get(isSessionExpiredAtom)).toBe(false);
});

it('looks again when the browser brings back a page that it had put aside', () => {
  setSession(wren);
  openPage();
  localStorage.clear();

  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

  expect(currentSession()).toBeNull();
});

it('is followed by other tabs only when it is whole', () => {
  const written: string[] = [];
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation((key) => void written.push(key));

  setSession(wren);

  expect(written.at(-1)).toBe('session');
});

it('is nobody for a moment where it becomes that of somebody else', () => {
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

it('goes with a 401, and only what is its own', () => {
  writeStored('theme', 'dark');
  setSession(wren);

  expireSession();

  expect(currentSession()).toBeNull();
  expect(Object.keys(stored).map((key) => localStorage.getItem(key))).toEqual([null, null, null, null]);
  expect(localStorage.getItem('theme')).toBe('dark');
  expect(store.get(isSessionExpiredAtom)).toBe(true);
});

it('goes with signing out, and everything stored with it', () => {
  writeStored('theme', 'dark');
  setSession(wren);

  signOut();

  expect(localStorage).toHaveLength(0);
  expect(store.get(isSessionExpiredAtom)).toBe(false);
});

it('lives as long as the page where storage is blocked', () => {
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

it('is not mixed with an older one where storage is full', () => {
  setSession(aSession({ sessionId: 'older' }));
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });

  setSession(wren);
  openPage();

  expect(currentSession()).toEqual(wren);
  expect(localStorage.getItem('session')).toBeNull();
});

const rubbish = [
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

describe.each(['session', 'user'] as const)('with rubbish as the %s', (key) => {
  it.each(rubbish.map((value) => [value.slice(0, 30), value]))(
    '%j nobody is signed in, or nothing breaks',
    (_, value) => {
      for (const [name, good] of Object.entries(stored)) localStorage.setItem(name, good);
      localStorage.setItem(key, value);

      openPage();

      const session = currentSession();
      // What can be sent may be a session: the provider knows.
      expect(session === null || isSendable(session.sessionId)).toBe(true);
      expect(session?.userId ?? wren.userId).toBe(wren.userId);
    },
  );
});

it.each(rubbish.map((value) => [value.slice(0, 30), value]))('shows no name that is none: %j', (_, value) => {
  for (const [name, good] of Object.entries(stored)) localStorage.setItem(name, good);
  localStorage.setItem('displayName', value);

  openPage();

  const name = currentSession()?.displayName ?? null;
  expect(name === null || (name.trim() !== '' && name.length < 255 && !/\p{C}/u.test(name))).toBe(true);
});

const isSendable = (sessionId: string) => new Headers({ authorization: sessionId }).has('authorization');
