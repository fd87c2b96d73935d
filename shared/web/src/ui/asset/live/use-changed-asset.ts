import { useQuery } from '@tanstack/react-query';
import { assetQueries } from '../../../api/assets.ts';
import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import { serverNow } from '@emberclutch/web/state';
import { useClock } from '../../browser/use-clock.ts';
import { useIsHydrated } from '../../browser/use-hydrated-value.ts';
import { changePollMs, findNextInstant, computeState } from './compute-state.ts';

/** Seconds over which requests are spread, because all eggs of a cycle start incubating at the same instant. */
const spreadSeconds = 10;

/**
 * Updates a listed asset whose state has changed since it was listed. Requests the asset while it is on screen, for its new picture and
 * name. Until the response arrives, the asset keeps its previous picture.
 */
export function useChangedAsset(listedAsset: AssetInfo, isVisible: boolean): AssetInfo {
  const isDue = useClock(
    (now) => computeState(listedAsset, now - computeDelay(listedAsset, now)) !== listedAsset.assetState,
    // Depending on the asset, an instant takes effect up to `spreadSeconds` later.
    (now) => Math.max(now + 1, findNextInstant(listedAsset, now - spreadSeconds)),
  );
  const isHydrated = useIsHydrated();
  const { data } = useQuery({
    ...assetQueries.one(listedAsset.id),
    enabled: isHydrated && isVisible && isDue,
    staleTime: ({ state }) => (isCurrent(state.data) ? Number.POSITIVE_INFINITY : 0),
    refetchInterval: ({ state }) => (isCurrent(state.data) ? false : changePollMs),
  });
  // The cache may hold a response that is older than the list.
  const asset = (isDue && data) || listedAsset;
  const state = useClock(
    (now) => computeState(asset, now),
    (now) => findNextInstant(asset, now),
  );
  // The response contains the dragon's name and picture: until then the asset stays an egg.
  return state === asset.assetState || state === 'HATCHED' ? asset : { ...asset, assetState: state };
}

const isCurrent = (asset: AssetInfo | undefined) =>
  asset !== undefined && computeState(asset, Math.floor(serverNow() / 1_000)) === asset.assetState;

/** Each egg hatches at its own instant, and players wait for it, so only other changes are delayed. */
const computeDelay = (asset: AssetInfo, now: number) =>
  computeState(asset, now) === 'HATCHED' ? 0 : Math.abs(asset.id) % spreadSeconds;
