import { useMemo } from 'react';
import { atom, useAtomValue } from 'jotai';
import {
  comparedIdsAtom,
  changeComparedIds,
  currentComparedIds,
  maxCompared,
  showTransientToast,
} from '@emberclutch/web/state';
import { useHydratedValue } from '../../browser/use-hydrated-value.ts';
import { copy } from './select-copy.ts';

/** Whether an asset is selected to compare. Renders the component again only if its own value changes, not with each selection. */
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

/** Selects an asset to compare, or removes it from the selection. Notifies the player if the selection is full. */
export function toggleCompared(id: number): void {
  const ids = currentComparedIds() ?? [];
  if (ids.includes(id)) changeComparedIds((current) => current.filter((comparedId) => comparedId !== id));
  else if (ids.length < maxCompared) changeComparedIds((current) => [...current, id]);
  else showTransientToast({ type: 'warning', message: copy.full });
}
