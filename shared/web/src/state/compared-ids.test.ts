import { writeElsewhere } from '../testing/write-elsewhere.ts';
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

beforeEach(openPage);
afterEach(() => {
  stopFollowing();
  endCompareMode();
});

it('the selection keeps compare mode off until something is selected, and keeps the order of the selection', () => {
  expect(shownIds()).toBeNull();

  changeComparedIds((ids) => ids);
  expect(shownIds()).toEqual([]);
  changeComparedIds((ids) => [...ids, 77]);
  changeComparedIds((ids) => [...ids, 12]);

  expect(shownIds()).toEqual([77, 12]);
  expect(localStorage.getItem('compare')).toBe('77,12');
});

it('the selection agrees with other browser tabs, even on selections made while this tab had no mounted component', () => {
  changeComparedIds(() => [1]);

  writeElsewhere({ compare: '1,2' });
  changeComparedIds((ids) => [...ids, 3]);
  expect([shownIds(), currentComparedIds()]).toEqual([
    [1, 2, 3],
    [1, 2, 3],
  ]);

  stopFollowing();
  writeElsewhere({ compare: '1,9' });
  openPage();
  expect(shownIds()).toEqual([1, 9]);
});

it.each([
  ['1,2,3,4,5', [1, 2, 3, 4]],
  ['7,7,x,-1,0,1.5,8', [7, 8]],
  ['', []],
  ['{"ids":[1]}', []],
])('the selection reads %j from storage as %j', (text, ids) => {
  writeElsewhere({ compare: text });

  expect(shownIds()).toEqual(ids);
});

it('the selection drops the selection with compare mode and at sign-out', () => {
  changeComparedIds(() => [1, 2]);
  endCompareMode();
  expect([shownIds(), localStorage.getItem('compare')]).toEqual([null, null]);

  changeComparedIds(() => [1, 2]);
  clearStored();

  expect(shownIds()).toBeNull();
});
