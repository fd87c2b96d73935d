import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { isUnsupported } from '@emberclutch/web/api/is-missing.ts';
import type { ListedAssets } from '@emberclutch/web/api/list-all-pages.ts';
import { ownedAssetQueries } from '@emberclutch/web/api/owned-assets.ts';
import { sessionAtom } from '@emberclutch/web/state';
import { assignHomes } from '@emberclutch/world/simulation/assign-homes.ts';
import { worldQueries } from '../../platform/api/world.ts';

const pollMs = 15_000;

/** All hatched dragons, including those that hatch while the page is open. Equal results keep their identity. */
export function useWorldDragons() {
  // Single fields: spreading the result would render the page for every change of any field.
  const { data, error, isSuccess, refetch } = useQuery({ ...worldQueries.dragons(), select: assignHomes });
  const { data: arrivedIds } = useQuery({
    ...worldQueries.arrivals(),
    enabled: isSuccess,
    // No second request to a provider without the compact response.
    refetchInterval: ({ state: { error: pollError } }) => (isUnsupported(pollError) ? false : pollMs),
  });
  return { data, error, refetch, arrivedIds };
}

/** Ids of the assets of the signed-in player; null for a signed-out visitor and while they load. */
export function useOwnAssetIds(): ReadonlySet<number> | null {
  const userId = useAtomValue(sessionAtom)?.userId;
  const { data } = useQuery({
    ...ownedAssetQueries.of(userId ?? ''),
    enabled: Boolean(userId),
    select: listIds,
  });
  return data ?? null;
}

/** Outside the hook, because TanStack Query reruns a selector with the same identity only for new data. */
const listIds = ({ assets }: ListedAssets): ReadonlySet<number> => new Set(assets.map(({ id }) => id));
