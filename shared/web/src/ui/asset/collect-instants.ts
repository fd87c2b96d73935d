import type { AssetInfo, EggInfo } from '@emberclutch/contract/asset/asset.ts';
import type { HatchEstimateInfo } from '@emberclutch/contract/asset/hatch-estimate.ts';

/** Whether the page must request the hatching time from the provider, because the asset does not contain it. */
export const needsEstimate = ({ dragon, assetState }: AssetInfo): boolean =>
  dragon !== undefined && dragon !== null && assetState !== 'HATCHED' && !dragon.egg.hatchesAt;

/** The instants of an egg: from the asset, completed by an estimate. */
export function collectInstants(asset: AssetInfo, estimate: HatchEstimateInfo | undefined): EggInfo {
  const egg = asset.dragon?.egg ?? {};
  if (!estimate || !needsEstimate(asset)) return egg;
  const { nextState, nextStateAt, hatchesAt } = estimate;
  const findInstant = (state: HatchEstimateInfo['nextState']) => (nextState === state ? nextStateAt : null);
  return {
    sealedAt: egg.sealedAt,
    incubatesAt: egg.incubatesAt ?? findInstant('INCUBATING'),
    hatchingAt: egg.hatchingAt ?? findInstant('HATCHING'),
    hatchesAt: hatchesAt ?? findInstant('HATCHED'),
  };
}
