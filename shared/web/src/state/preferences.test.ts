import { changePreferences, clearStored, currentPreferences, preferencesAtom, store } from './index.ts';

let stopFollowing = () => {};
const openPage = () => {
  stopFollowing = store.sub(preferencesAtom, () => {});
};

/** Simulates a write of another browser tab. */
const writeElsewhere = (text: string) => {
  localStorage.setItem('preferences', text);
  window.dispatchEvent(new StorageEvent('storage', { key: 'preferences' }));
};

afterEach(() => {
  stopFollowing();
  changePreferences({ hasQuietCelebration: false, muted: [] });
  clearStored();
});

it('stores a change and keeps the other preferences', () => {
  changePreferences({ hasQuietCelebration: true });
  changePreferences({ muted: ['soldOut'] });

  expect(currentPreferences()).toEqual({ hasQuietCelebration: true, hasAutoLoad: false, muted: ['soldOut'] });
  expect(localStorage.getItem('preferences')).toBe(
    '{"hasQuietCelebration":true,"hasAutoLoad":false,"muted":["soldOut"]}',
  );
});

it('follows other browser tabs', () => {
  openPage();

  writeElsewhere('{"hasQuietCelebration":true,"muted":["newSeason"]}');

  expect(currentPreferences()).toEqual({
    hasQuietCelebration: true,
    hasAutoLoad: false,
    muted: ['newSeason'],
  });
});

it('resets at sign-out', () => {
  openPage();
  changePreferences({ hasQuietCelebration: true, muted: ['soldOut'] });

  clearStored();

  const none = { hasQuietCelebration: false, hasAutoLoad: false, muted: [] };
  expect([currentPreferences(), store.get(preferencesAtom)]).toEqual([none, none]);
});

it.each([
  '',
  'null',
  '7',
  '[]',
  '{',
  '{"muted":"all"}',
  '{"muted":[1,null,"everything"]}',
  '{"hasQuietCelebration":"yes"}',
])('has defaults if storage holds %j', (text) => {
  openPage();

  writeElsewhere(text);

  expect(currentPreferences()).toEqual({ hasQuietCelebration: false, hasAutoLoad: false, muted: [] });
});
