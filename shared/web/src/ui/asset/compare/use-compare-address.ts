import { useLocation, useNavigate, useSearchParams } from '@emberclutch/web/routing';
import { changeComparedIds, currentComparedIds } from '@emberclutch/web/state';
import { compareAddress, readCompareAddress } from './compare-address.ts';
import type { CompareAddress } from './compare-address.ts';

interface Changeable extends CompareAddress {
  /** Replaces the entry of the history: Back leaves the comparison, however often it was changed. */
  change: (next: Partial<Pick<CompareAddress, 'ids' | 'onlyDifferences'>>) => void;
  /** Returns to where the comparison was opened, or to the list if it was opened by its address. */
  leave: () => void;
}

/**
 * The comparison of the URL.
 * @param path path of the page that shows it
 */
export function useCompareAddress(path: string): Changeable {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const location: { state: unknown } = useLocation();
  const address = readCompareAddress(params);
  return {
    ...address,
    change: ({ ids = address.ids, onlyDifferences = address.onlyDifferences }) => {
      // A comparison that was opened by its address is not the player's selection, and does not become it.
      if (isSame(currentComparedIds(), address.ids)) changeComparedIds(() => ids);
      void navigate(compareAddress(path, ids, onlyDifferences), { replace: true, state: location.state });
    },
    leave: () => void (isFromSelection(location.state) ? navigate(-1) : navigate(path, { replace: true })),
  };
}

/** Whether the comparison was opened from a list of this tab, which is the entry before it in the history. */
export const isFromSelection = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isFromSelection' in state;

const isSame = (one: readonly number[] | null, other: readonly number[]) =>
  one?.length === other.length && one.every((id, index) => id === other[index]);
