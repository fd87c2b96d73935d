import { atom } from 'jotai';
import { store } from '@emberclutch/shared/state';

/** How many golden eggs are being celebrated now; 0 when nothing is. */
export const celebratedAtom = atom(0);

export const celebrate = (count: number) => store.set(celebratedAtom, count);

export const endCelebration = () => store.set(celebratedAtom, 0);
