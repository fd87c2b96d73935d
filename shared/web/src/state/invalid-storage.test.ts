import * as jotai from 'jotai';
import { storageKeys } from './storage-keys.ts';

const invalidValues = [
  '',
  ' ',
  'null',
  'true',
  '7',
  '-1',
  'NaN',
  'Infinity',
  '1e999',
  '99999999999999999999',
  '[]',
  '{}',
  '"text"',
  '{"',
  '[null,7,"x",{},[[]]]',
  '{"muted":"all"}',
  '{"muted":[1,null,"everything"]}',
  '{"muted":{"length":1e9},"hasQuietCelebration":"no"}',
  '[{"id":"a","message":"b","type":"info","at":1e300,"isRead":false}]',
  '[{"id":"a","message":"b","type":"info","at":1,"isRead":false,"navigateTo":"//elsewhere.org"}]',
  '{"cycleOpened":"now","cycleEnding":1e300}',
  // An hour and a half from now, by a wrong clock.
  `{"cycleOpened":${Date.now() + 5_400_000}}`,
  'DARK',
  '__proto__',
  '<script>alert(1)</script>',
  'two\nlines',
  '\u0000\uFFFF\uD800',
  '\u202Eright to left',
  'x'.repeat(100_000),
];

/** Simulates a page load: every module reads storage, and a notification is added. */
async function openPage() {
  jest.resetModules();
  jest.doMock('jotai', () => jotai); // shared by all module instances
  const state = await import('./index.ts');
  const { wasShownRecently } = await import('./notifications.ts');
  const { store } = state;
  return {
    isAuthenticated: store.get(state.authStateAtom).isAuthenticated,
    preferences: store.get(state.preferencesAtom),
    theme: store.get(state.themeChoiceAtom),
    history: store.get(state.notificationHistoryAtom),
    wasShown: wasShownRecently('cycleOpened'),
    age: state.storedSeason()?.spawnAge ?? null,
  };
}

/** Other scripts, browser extensions and players may write any value. */
it.each(storageKeys)('the page opens with any value of %s', async (key) => {
  for (const value of invalidValues) {
    localStorage.clear();
    localStorage.setItem(key, value);

    const { age, ...page } = await openPage();

    expect([value, page]).toEqual([
      value,
      {
        isAuthenticated: false,
        preferences: { hasQuietCelebration: false, hasAutoLoad: false, muted: [] },
        theme: null,
        history: [],
        wasShown: false,
      },
    ]);
    expect(age === null || Number.isInteger(age)).toBe(true);
  }
});
