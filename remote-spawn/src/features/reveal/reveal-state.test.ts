import { isOver, revealReducer, sealedReveal } from './reveal-state.ts';
import type { RevealState } from './reveal-state.ts';

it('opens one parcel after the other', () => {
  const seen: string[] = [];
  let state = sealedReveal(2);
  for (let press = 0; press < 5; press += 1) {
    seen.push(`${state.index} ${state.isOpen ? 'open' : 'sealed'}${isOver(state) ? ', over' : ''}`);
    state = revealReducer(state, 'advance');
  }

  expect(seen).toEqual(['0 sealed', '0 open', '1 sealed', '1 open, over', '1 open, over']);
});

it.each([sealedReveal(1), sealedReveal(10), { count: 3, index: 1, isOpen: true, isAll: false }])(
  'opens all at once from %j',
  (state: RevealState) => {
    const all = revealReducer(state, 'openAll');

    expect(all.isAll).toBe(true);
    expect(isOver(all)).toBe(true);
    expect(revealReducer(all, 'advance')).toBe(all);
  },
);
