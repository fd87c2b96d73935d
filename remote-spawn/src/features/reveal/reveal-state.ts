/** What the stage shows: one parcel after the other, or all of them. */
export interface RevealState {
  count: number;
  /** The parcel on the stage, from 0. */
  index: number;
  isOpen: boolean;
  isAll: boolean;
}

export type RevealAction = 'advance' | 'openAll';

export const sealedReveal = (count: number): RevealState => ({
  count,
  index: 0,
  isOpen: false,
  isAll: false,
});

/** Opens the parcel on the stage, then brings the next one. */
export function revealReducer(state: RevealState, action: RevealAction): RevealState {
  if (action === 'openAll') return { ...state, index: state.count - 1, isOpen: true, isAll: true };
  if (!state.isOpen) return { ...state, isOpen: true };
  return isOver(state) ? state : { ...state, index: state.index + 1, isOpen: false };
}

/** Everything is open. */
export const isOver = ({ count, index, isOpen }: RevealState) => isOpen && index === count - 1;
