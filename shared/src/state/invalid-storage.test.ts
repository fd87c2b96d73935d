import * as jotai from 'jotai';
import { storageKeys } from './storage-keys.ts';

const rubbish = [
  '',
  ' ',
  'null',
  'true',
  '-1',
  'NaN',
  'Infinity',
  '1e999',
  '99999999999999999999',
  '[]',
  '{}',
  '"text"',
  '{"',
  '[null,7,{},[[]]]',
  '{"muted":{"length":1e9},"hasQuietCelebration":"no"}',
  '[{"id":"a","message":"b","type":"info","at":1e300,"isRead":false}]',
  '[{"id":"a","message":"b","type":"info","at":1,"isRead":false,"navigateTo":"//elsewhere.org"}]',
  '{"cycleOpened":"soon","cycleEnding":1e300}',
  '__proto__',
  '<script>alert(1)</script>',
  'two\nlines',
  '\u0000\uFFFF\uD800',
  '\u202Eright to left',
  'x'.repeat(100_000),
];

/** As a page does that opens now: every module reads what is stored, and a notice is told. */
async function openPage() {
  jest.resetModules();
  jest.doMock('jotai', () => jotai); // one is enough
  const state = await import('./index.ts');
  const { wasShownRecently } = await import('./notification-throttle.ts');
  const { store } = state;
  wasShownRecently('cycleOpened');
  return {
    auth: store.get(state.authStateAtom),
    preferences: store.get(state.preferencesAtom),
    mode: store.get(state.themeModeAtom),
    notices: store.get(state.notificationHistoryAtom),
    season: state.storedSeason(),
  };
}

/** Whatever other scripts, extensions and curious people have written there. */
it.each(storageKeys)('%s may hold anything, and the page opens', async (key) => {
  for (const value of rubbish) {
    localStorage.clear();
    localStorage.setItem(key, value);

    const { auth, preferences, mode, notices, season } = await openPage();

    expect(auth.isAuthenticated).toBe(false);
    expect(preferences).toEqual({ hasQuietCelebration: false, muted: [] });
    expect(['light', 'dark']).toContain(mode);
    // A notice is shown with its day, and leads to a page of ours.
    for (const { shownAt, navigateTo = '/' } of notices) {
      expect(new Date(shownAt * 1_000).getTime()).not.toBeNaN();
      expect(new URL(navigateTo, location.origin).origin).toBe(location.origin);
    }
    expect(season === null || season.spawnAge === null || Number.isInteger(season.spawnAge)).toBe(true);
  }
});
