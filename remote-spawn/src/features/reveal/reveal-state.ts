/** The progress of a reveal: one parcel after another, or all at once. */
export interface RevealState {
  count: number;
  /** The parcel on the stage, from 0. */
  index: number;
  isOpen: boolean;
  /** Whether its contents have been seen. Until then, no press brings the next parcel. */
  isSeen: boolean;
  /** Whether the player has opened all parcels at once. */
  hasOpenedAll: boolean;
}

export type RevealAction = 'advance' | 'openAll' | 'see';

export const createReveal = (count: number): RevealState => ({
  count,
  index: 0,
  isOpen: false,
  isSeen: false,
  hasOpenedAll: false,
});

/** Opens the parcel on the stage, shows its contents, then brings the next one. */
export function reduceReveal(state: RevealState, action: RevealAction): RevealState {
  if (action === 'openAll')
    return { ...state, index: state.count - 1, isOpen: true, isSeen: false, hasOpenedAll: true };
  if (action === 'see') return state.isOpen ? { ...state, isSeen: true } : state;
  if (!state.isOpen) return { ...state, isOpen: true };
  if (!state.isSeen || isOver(state)) return state;
  return { ...state, index: state.index + 1, isOpen: false, isSeen: false };
}

/** Whether everything is open and has been seen. */
export const isOver = ({ count, index, isSeen }: RevealState) => isSeen && index === count - 1;
