import type { AssetState } from '@emberclutch/contract/asset/asset-values.ts';
import type { AssetInfo, EggInfo } from '@emberclutch/contract/asset/asset.ts';
import { serverNow } from '@emberclutch/web/state';

/** Limits of the polling interval. The lower one applies once a change is due that the provider has not made yet. */
const minPollMs = 3_000;
const maxPollMs = 3_600_000;

/** @returns when an egg changes to its next state, in epoch seconds; null if that is unknown or the last state is reached */
export function nextStateChange(state: AssetState | null, egg: EggInfo): number | null {
  switch (state) {
    case 'SEALED':
      return egg.incubatesAt ?? null;
    case 'INCUBATING':
      return egg.hatchingAt ?? null;
    case 'HATCHING':
      return egg.hatchesAt ?? null;
    default:
      return null;
  }
}

/** @returns milliseconds until an asset should be requested again; false if it will not change by itself */
export function pollInterval({ assetState, dragon }: AssetInfo): number | false {
  const changesAt = dragon ? nextStateChange(assetState, dragon.egg) : null;
  return changesAt === null
    ? false
    : Math.min(maxPollMs, Math.max(minPollMs, changesAt * 1_000 - serverNow()));
}
