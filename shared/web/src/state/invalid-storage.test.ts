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

/** Simulates a page load: every module reads storage, and a notification is shown. */
async function openPage() {
  jest.resetModules();
  jest.doMock('jotai', () => jotai); // shared by all module instances
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

/** Other scripts, browser extensions and players may write any value. */
it.each(storageKeys)('opens the page with any value of %s', async (key) => {
  for (const value of rubbish) {
    localStorage.clear();
    localStorage.setItem(key, value);

    const { auth, preferences, mode, notices, season } = await openPage();

    expect(auth.isAuthenticated).toBe(false);
    expect(preferences).toEqual({ hasQuietCelebration: false, hasAutoLoad: false, muted: [] });
    expect(['light', 'dark']).toContain(mode);
    // A notification needs a valid date, and a link to this site.
    for (const { shownAt, navigateTo = '/' } of notices) {
      expect(new Date(shownAt * 1_000).getTime()).not.toBeNaN();
      expect(new URL(navigateTo, location.origin).origin).toBe(location.origin);
    }
    expect(season === null || season.spawnAge === null || Number.isInteger(season.spawnAge)).toBe(true);
  }
});
