import type { AssetState, AssetType, DragonState } from '@emberclutch/contract/asset/asset-values.ts';

/** The stored instants that determine the state of an egg, in epoch seconds; null means never. */
export interface EggInstants {
  incubatesAt: number | null;
  hatchingAt: number | null;
  hatchesAt: number | null;
}

/** Derives the state of an asset from stored instants and the clock: no process moves an egg from one state to the next. */
export function toAssetState(
  asset: EggInstants & { type: AssetType; keyUsedAt: number | null },
  now: number,
): AssetState {
  if (asset.type === 'GATEWAY_KEY') return asset.keyUsedAt === null ? 'UNUSED' : 'USED';
  return toDragonState(asset, now);
}

export function toDragonState(egg: EggInstants, now: number): DragonState {
  const isPast = (instant: number | null) => instant !== null && instant <= now;
  if (isPast(egg.hatchesAt)) return 'HATCHED';
  if (isPast(egg.hatchingAt)) return 'HATCHING';
  if (isPast(egg.incubatesAt)) return 'INCUBATING';
  return 'SEALED';
}
