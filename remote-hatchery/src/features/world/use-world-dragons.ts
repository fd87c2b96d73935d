import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { isUnsupported } from '@emberclutch/web/api/is-missing.ts';
import type { ListedAssets } from '@emberclutch/web/api/list-all-pages.ts';
import { ownedAssetQueries } from '@emberclutch/web/api/owned-assets.ts';
import { sessionAtom, serverNow } from '@emberclutch/web/state';
import { assignHomes } from '@emberclutch/world/simulation/homes.ts';
import { worldQueries, hasMoreDragons } from '../../platform/api/world.ts';
import type { NextHatching } from '../../platform/api/world-hatchings.ts';

const noIds: readonly number[] = [];

/** All hatched dragons, including those that hatch while the page is open. Equal results keep their identity. */
export function useWorldDragons() {
  // Single fields: spreading the result would render the page for every change of any field.
  const { data, error, isSuccess, refetch } = useQuery({ ...worldQueries.dragons(), select: assignHomes });
  const client = useQueryClient();
  const { data: arrived = noIds } = useQuery({
    ...worldQueries.arrivals(),
    enabled: isSuccess,
    // No second request to a provider without the compact response.
    refetchInterval: ({ state: { error: pollError } }) =>
      isUnsupported(pollError)
        ? false
        : computePollInterval(client.getQueryData(worldQueries.nextHatchings().queryKey) ?? []),
    select: reuseEmptyList,
  });
  const { data: hasMore = false } = useQuery({ ...worldQueries.pages(), select: hasMoreDragons });
  useQuery({ ...worldQueries.morePages(), enabled: isSuccess && hasMore, notifyOnChangeProps: [] });
  return { data, error, refetch, arrived };
}

/** Ends the announcement of dragons that have hatched. */
export function useMarkArrivalsSeen() {
  const client = useQueryClient();
  return (seenIds: readonly number[]) =>
    client.setQueryData(worldQueries.arrivals().queryKey, (ids) =>
      ids?.filter((id) => !seenIds.includes(id)),
    );
}

/** Ids of the assets of the signed-in player; null for a signed-out visitor and while they load. */
export function useOwnDragons(): ReadonlySet<number> | null {
  const userId = useAtomValue(sessionAtom)?.userId;
  const { data } = useQuery({
    ...ownedAssetQueries.of(userId ?? ''),
    enabled: Boolean(userId),
    select: listIds,
  });
  return data ?? null;
}

const reuseEmptyList = (ids: readonly number[]) => (ids.length === 0 ? noIds : ids);

/** Outside the hook, because TanStack Query reruns a selector with the same identity only for new data. */
const listIds = ({ assets }: ListedAssets): ReadonlySet<number> => new Set(assets.map(({ id }) => id));

/** Normal and minimum interval in milliseconds between two requests for hatched dragons. The minimum applies around a hatching. */
const [pollInterval, minPollInterval] = [15_000, 2_000];

/** How long a due hatching is polled for at the minimum interval, in milliseconds. */
const maxOverdueMs = 20_000;

/** Milliseconds until the next request: one second after the next hatching, if that is soon, so that watching players see it. */
export function computePollInterval(hatchings: readonly NextHatching[], now = serverNow()): number {
  const next = hatchings
    .map(({ hatchesAt }) => hatchesAt * 1_000 - now)
    .find((msLeft) => msLeft > -maxOverdueMs);
  if (next === undefined) return pollInterval;
  return Math.min(pollInterval, Math.max(minPollInterval, next + 1_000));
}
