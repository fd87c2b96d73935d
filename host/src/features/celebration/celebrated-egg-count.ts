import { atom } from 'jotai';
import { store } from '@emberclutch/web/state';

/** Number of golden eggs in the running celebration; 0 while none is running. */
export const celebratedEggCountAtom = atom(0);

export const startCelebration = (eggCount: number) => store.set(celebratedEggCountAtom, eggCount);

export const endCelebration = () => store.set(celebratedEggCountAtom, 0);
