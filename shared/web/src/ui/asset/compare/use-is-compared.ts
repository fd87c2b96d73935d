import { useMemo } from 'react';
import { atom, useAtomValue } from 'jotai';
import { comparedIdsAtom } from '@emberclutch/web/state';
import { useHydratedValue } from '../../browser/use-hydrated-value.ts';

/** Whether an asset is selected to compare. Renders the component only if its own value changes, not with each selection. */
export function useIsCompared(id: number): boolean {
  // Memoized: jotai identifies an atom by its object.
  const isCompared = useAtomValue(
    useMemo(() => atom((get) => get(comparedIdsAtom)?.includes(id) ?? false), [id]),
  );
  return useHydratedValue(isCompared, false);
}

const isComparingAtom = atom((get) => get(comparedIdsAtom) !== null);

/** Whether compare mode is on. */
export const useIsComparing = (): boolean => useHydratedValue(useAtomValue(isComparingAtom), false);
