import type { Asset, AssetState, Egg } from '@emberclutch/shared/contract/asset';
import { serverNow } from '@emberclutch/shared/state';

/** Milliseconds: how soon to ask again when a turn is due and the provider has not taken it; and how late at most. */
const soon = 3_000;
const late = 3_600_000;

/** When an egg goes on to its next state: epoch seconds, null where nobody knows or nothing comes any more. */
export function nextStateChange(state: AssetState, egg: Egg): number | null {
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

/** Milliseconds until an asset should be asked for again; false where it will not change by itself. */
export function untilNextTurn({ assetState, dragon }: Asset): number | false {
  const turn = dragon ? nextStateChange(assetState, dragon.egg) : null;
  return turn === null ? false : Math.min(late, Math.max(soon, turn * 1_000 - serverNow()));
}
