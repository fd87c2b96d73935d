import { writeElsewhere } from '../testing/write-elsewhere.ts';
import { changePreferences, clearStored, currentPreferences, preferencesAtom, store } from './index.ts';

const defaults = { hasQuietCelebration: false, hasAutoLoad: false, muted: [] };

afterEach(clearStored);

it('the store saves a change, keeps the other preferences, follows other browser tabs, and resets at sign-out', () => {
  const stopFollowing = store.sub(preferencesAtom, () => {});
  changePreferences({ hasQuietCelebration: true });
  changePreferences({ muted: ['soldOut'] });
  expect(currentPreferences()).toEqual({ ...defaults, hasQuietCelebration: true, muted: ['soldOut'] });
  expect(localStorage.getItem('preferences')).toBe(
    '{"hasQuietCelebration":true,"hasAutoLoad":false,"muted":["soldOut"]}',
  );

  writeElsewhere({ preferences: '{"hasAutoLoad":true,"muted":["newSeason",1,null,"everything"]}' });
  expect(currentPreferences()).toEqual({ ...defaults, hasAutoLoad: true, muted: ['newSeason'] });

  clearStored();
  expect([currentPreferences(), store.get(preferencesAtom)]).toEqual([defaults, defaults]);
  stopFollowing();
});
