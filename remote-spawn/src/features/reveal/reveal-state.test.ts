import { isOver, reduceReveal, createReveal } from './reveal-state.ts';
import type { RevealAction } from './reveal-state.ts';

const reduceActions = (count: number, ...actions: RevealAction[]) =>
  actions.reduce(reduceReveal, createReveal(count));

it('the reveal opens each parcel, and shows the next one once it has been seen', () => {
  expect(reduceActions(2, 'advance')).toMatchObject({ index: 0, isOpen: true, isSeen: false });
  expect(reduceActions(2, 'advance', 'see', 'advance')).toMatchObject({
    index: 1,
    isOpen: false,
    isSeen: false,
  });
  expect(isOver(reduceActions(2, 'advance', 'see', 'advance', 'advance'))).toBe(false);
  expect(isOver(reduceActions(2, 'advance', 'see', 'advance', 'advance', 'see'))).toBe(true);
});

it('the reveal ignores presses before the parcel has been seen', () => {
  expect(reduceActions(2, 'advance', 'advance', 'advance')).toEqual(reduceActions(2, 'advance'));
});

it('the reveal opens all parcels at any time', () => {
  expect(reduceActions(3, 'openAll')).toMatchObject({
    index: 2,
    isOpen: true,
    isSeen: false,
    hasOpenedAll: true,
  });
  expect(isOver(reduceActions(3, 'openAll', 'see'))).toBe(true);
});
