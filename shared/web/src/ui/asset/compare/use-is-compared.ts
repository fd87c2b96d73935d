import { useMemo } from 'react';
import { atom, useAtomValue } from 'jotai';
import { comparedIdsAtom } from '@emberclutch/web/state';

/** Whether an asset is selected to compare. The component renders only when that changes, not with each selection. */
export function useIsCompared(id: number): boolean {
  // Memoized: jotai knows an atom by its identity.
  return useAtomValue(useMemo(() => atom((get) => get(comparedIdsAtom)?.includes(id) ?? false), [id]));
}

const isComparingAtom = atom((get) => get(comparedIdsAtom) !== null);

/** Whether compare mode is on. */
export const useIsComparing = (): boolean => useAtomValue(isComparingAtom);
