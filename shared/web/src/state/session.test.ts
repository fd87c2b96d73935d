import { blockStorage } from '../testing/block-storage.ts';
import { aSession } from '../testing/factories.tsx';
import { clearElsewhere, writeElsewhere } from '../testing/write-elsewhere.ts';
import {
  signOut,
  currentSession,
  expireSession,
  setSession,
  readStored,
  sessionAtom,
  sessionEndAtom,
  store,
  writeStored,
} from './index.ts';

const wren = aSession();
const sessionValues = {
  user: wren.userId,
  displayName: 'Wren',
  email: 'wren@example.org',
  session: wren.sessionId,
};

let unsubscribe = () => {};

/** Simulates a page load: reads storage and subscribes to changes. */
function openPage(values: Readonly<Record<string, string>> = {}): void {
  for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  unsubscribe = store.sub(sessionAtom, () => {});
}

afterEach(() => {
  unsubscribe();
  jest.restoreAllMocks();
  signOut();
});

it('the store keeps the session across a reload, including zero-width joiners in a name', () => {
  const displayName = '👨\u200d👩\u200d👧 می\u200cخواهم';

  openPage({ ...sessionValues, displayName });

  expect(currentSession()).toEqual({ ...wren, displayName });
});

it.each([
  ['it was signed out there', clearElsewhere, 'signed-out-elsewhere'],
  [
    'it was refused there',
    () => {
      for (const key of Object.keys(sessionValues)) localStorage.removeItem(key);
      window.dispatchEvent(new StorageEvent('storage', { key: 'session' }));
    },
    'expired-elsewhere',
  ],
] as const)(
  'the store follows a session of another tab, and reports that %s, until a session begins',
  (_what, end, sessionEnd) => {
    openPage();
    writeElsewhere(sessionValues);
    expect(currentSession()).toEqual(wren);

    end();
    expect(currentSession()).toBeNull();
    expect(store.get(sessionEndAtom)).toBe(sessionEnd);

    writeElsewhere(sessionValues);
    expect(store.get(sessionEndAtom)).toBeNull();
  },
);

it('the store reads storage again when the page returns from the back/forward cache', () => {
  setSession(wren);
  openPage();
  localStorage.clear();

  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

  expect(currentSession()).toBeNull();
});

it('the store removes the session before it writes the values of another account, and writes the session id last, so that other tabs see complete sessions', () => {
  setSession(wren);
  const steps: string[] = [];
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation((key) => void steps.push(`+${key}`));
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementation((key) => void steps.push(`-${key}`));

  setSession(aSession({ sessionId: 'of-heron', userId: 'heron' }));

  expect(steps[0]).toBe('-session');
  expect(steps.at(-1)).toBe('+session');
});

it.each([
  ['only its own keys after a 401', expireSession, 'dark', 'expired'],
  ['all of storage at sign-out', signOut, null, null],
])('the store removes %s', (_what, end, theme, sessionEnd) => {
  writeStored('theme', 'dark');
  setSession(wren);

  end();

  expect(currentSession()).toBeNull();
  expect(Object.keys(sessionValues).map((key) => localStorage.getItem(key))).toEqual([
    null,
    null,
    null,
    null,
  ]);
  expect(localStorage.getItem('theme')).toBe(theme);
  expect(store.get(sessionEndAtom)).toBe(sessionEnd);
});

it('the store keeps the session until the page closes if storage is blocked', () => {
  blockStorage();

  setSession(wren);
  openPage();
  expect(currentSession()).toEqual(wren);

  signOut();
  expect(readStored('session')).toBeNull();
});

it('the store does not mix the session with an older one if storage is full', () => {
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
  '{"id":',
  'two\nlines',
  'zero\0byte',
  'snow ☃ man',
  '\u202Eright to left',
  '<script>alert(1)</script>',
  'x'.repeat(100_000),
];

it.each(
  (['session', 'user', 'displayName'] as const).flatMap((key) =>
    invalidValues.map((value) => [key, value.slice(0, 30), value] as const),
  ),
)('the store reads no session, or a usable one, from storage with %s %j', (key, _value, value) => {
  openPage({ ...sessionValues, [key]: value });

  const session = currentSession();
  // A value that fits in a header may be a session id; the provider decides.
  expect(new Headers({ authorization: session?.sessionId ?? 'none' }).has('authorization')).toBe(true);
  // Account ids are opaque: any line of text may be one.
  expect([undefined, wren.userId, value]).toContain(session?.userId);
  expect(session?.userId ?? '').toMatch(/^\P{C}{0,254}$/u);
  expect(session?.displayName ?? 'none').toMatch(/^(?!\s*$)\P{C}{1,254}$/u);
  expect(session !== null || key !== 'displayName').toBe(true);
});
