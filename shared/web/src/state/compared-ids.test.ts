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
const readShownIds = () => store.get(comparedIdsAtom);

beforeEach(openPage);
afterEach(() => {
  stopFollowing();
  endCompareMode();
});

it('compare mode stays off until the player selects something, and the selection keeps its order', () => {
  expect(readShownIds()).toBeNull();

  changeComparedIds((ids) => ids);
  expect(readShownIds()).toEqual([]);
  changeComparedIds((ids) => [...ids, 77]);
  changeComparedIds((ids) => [...ids, 12]);

  expect(readShownIds()).toEqual([77, 12]);
  expect(localStorage.getItem('compare')).toBe('77,12');
});

it('the selection follows other browser tabs, including changes from while nothing in this tab subscribed to it', () => {
  changeComparedIds(() => [1]);

  writeElsewhere({ compare: '1,2' });
  changeComparedIds((ids) => [...ids, 3]);
  expect([readShownIds(), currentComparedIds()]).toEqual([
    [1, 2, 3],
    [1, 2, 3],
  ]);

  stopFollowing();
  writeElsewhere({ compare: '1,9' });
  openPage();
  expect(readShownIds()).toEqual([1, 9]);
});

it.each([
  ['1,2,3,4,5', [1, 2, 3, 4]],
  ['7,7,x,-1,0,1.5,8', [7, 8]],
  ['', []],
  ['{"ids":[1]}', []],
])('the selection reads %j from storage as %j', (text, ids) => {
  writeElsewhere({ compare: text });

  expect(readShownIds()).toEqual(ids);
});

it('the selection ends with compare mode and at sign-out', () => {
  changeComparedIds(() => [1, 2]);
  endCompareMode();
  expect([readShownIds(), localStorage.getItem('compare')]).toEqual([null, null]);

  changeComparedIds(() => [1, 2]);
  clearStored();

  expect(readShownIds()).toBeNull();
});
