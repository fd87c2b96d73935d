import {
  changeComparedIds,
  clearStored,
  comparedIdsAtom,
  currentComparedIds,
  endCompareMode,
  store,
} from './index.ts';

let stopFollowing = () => {};
const openPage = () => {
  stopFollowing = store.sub(comparedIdsAtom, () => {});
};
const shownIds = () => store.get(comparedIdsAtom);

/** Simulates a write of another browser tab. */
const writeElsewhere = (text: string) => {
  localStorage.setItem('compare', text);
  window.dispatchEvent(new StorageEvent('storage', { key: 'compare' }));
};

afterEach(() => {
  stopFollowing();
  endCompareMode();
});

it('is off until something is selected, and keeps the order of the selection', () => {
  openPage();
  expect(shownIds()).toBeNull();

  changeComparedIds((ids) => ids);
  expect(shownIds()).toEqual([]);
  changeComparedIds((ids) => [...ids, 77]);
  changeComparedIds((ids) => [...ids, 12]);

  expect(shownIds()).toEqual([77, 12]);
  expect(localStorage.getItem('compare')).toBe('77,12');
});

it('agrees with other browser tabs', () => {
  openPage();
  changeComparedIds(() => [1]);

  writeElsewhere('1,2');
  expect(shownIds()).toEqual([1, 2]);
  changeComparedIds((ids) => [...ids, 3]);

  expect(shownIds()).toEqual([1, 2, 3]);
  expect(currentComparedIds()).toEqual([1, 2, 3]);
});

it('finds what another tab selected while no component of this one was mounted', () => {
  openPage();
  changeComparedIds(() => [1]);
  stopFollowing();

  writeElsewhere('1,9');
  openPage();

  expect(shownIds()).toEqual([1, 9]);
});

it.each([
  ['1,2,3,4,5', [1, 2, 3, 4]],
  ['7,7,x,-1,0,1.5,8', [7, 8]],
  ['', []],
  ['{"ids":[1]}', []],
])('reads %j from storage as %j', (text, ids) => {
  openPage();

  writeElsewhere(text);

  expect(shownIds()).toEqual(ids);
});

it('ends with compare mode and with sign-out', () => {
  openPage();
  changeComparedIds(() => [1, 2]);
  endCompareMode();
  expect([shownIds(), localStorage.getItem('compare')]).toEqual([null, null]);

  changeComparedIds(() => [1, 2]);
  clearStored();

  expect(shownIds()).toBeNull();
});
