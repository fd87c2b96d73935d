import { useQuery } from '@tanstack/react-query';
import { assetQueries } from '../../../api/assets.ts';
import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import { serverNow } from '@emberclutch/web/state';
import { useClock } from '../../browser/use-clock.ts';
import { useIsHydrated } from '../../browser/use-hydrated-value.ts';
import { changePollMs, nextInstant, stateAt } from './state-at.ts';

/** Seconds over which requests are spread, because all eggs of a cycle begin to incubate at the same instant. */
const spread = 10;

/**
 * A listed asset whose state has changed since it was listed. It is requested again for its new picture and, as a dragon,
 * its name; until then, it has its previous picture.
 * @param isVisible an asset out of sight is not requested
 */
export function useChangedAsset(listed: AssetInfo, isVisible: boolean): AssetInfo {
  const isDue = useClock(
    (now) => stateAt(listed, now - computeDelay(listed, now)) !== listed.assetState,
    // An instant counts from the first to the last second of the spread.
    (now) => Math.max(now + 1, nextInstant(listed, now - spread)),
  );
  const isHydrated = useIsHydrated();
  const { data } = useQuery({
    ...assetQueries.one(listed.id),
    enabled: isHydrated && isVisible && isDue,
    staleTime: ({ state }) => (isCurrent(state.data) ? Number.POSITIVE_INFINITY : 0),
    refetchInterval: ({ state }) => (isCurrent(state.data) ? false : changePollMs),
  });
  // The cache may hold an answer from before the list.
  const asset = (isDue && data) || listed;
  const state = useClock(
    (now) => stateAt(asset, now),
    (now) => nextInstant(asset, now),
  );
  // The name and the picture of a dragon come with the answer: until then it is shown as an egg.
  return state === asset.assetState || state === 'HATCHED' ? asset : { ...asset, assetState: state };
}

const isCurrent = (asset: AssetInfo | undefined) =>
  asset !== undefined && stateAt(asset, Math.floor(serverNow() / 1_000)) === asset.assetState;

/** Each egg hatches at its own instant, and players wait for it: only other changes are delayed. */
const computeDelay = (asset: AssetInfo, now: number) =>
  stateAt(asset, now) === 'HATCHED' ? 0 : Math.abs(asset.id) % spread;
