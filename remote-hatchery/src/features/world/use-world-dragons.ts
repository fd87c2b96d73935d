import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { isMissing } from '@emberclutch/web/api/is-missing.ts';
import { ownedAssetQueries } from '@emberclutch/web/api/owned-assets.ts';
import { worldQueries } from '../../platform/api/world.ts';
import { sessionAtom } from '@emberclutch/web/state';

/** Milliseconds between two looks for dragons that have hatched meanwhile. */
const pollInterval = 15_000;

/** All hatched dragons. Those that hatch while the page is open are added. */
export function useWorldDragons() {
  const query = useQuery(worldQueries.dragons());
  const arrivals = useQuery({
    ...worldQueries.arrivals(),
    enabled: query.isSuccess,
    // A provider without the compact answer gets no second request.
    refetchInterval: ({ state: { error } }) => (isMissing(error) ? false : pollInterval),
    retry: false,
  });
  return { ...query, arrived: arrivals.data ?? [] };
}

/** Ids of the assets of the signed-in player; null for a signed-out visitor and while they load. */
export function useOwnDragons(): ReadonlySet<number> | null {
  const userId = useAtomValue(sessionAtom)?.userId;
  const { data } = useQuery({ ...ownedAssetQueries.of(userId ?? ''), enabled: Boolean(userId) });
  return data ? new Set(data.assets.map(({ id }) => id)) : null;
}
