import { useQuery } from '@tanstack/react-query';
import { hatchEstimateQueries } from '@emberclutch/shared/api/hatch-estimate';
import type { AssetInfo, EggInfo } from '@emberclutch/shared/contract/lenient-asset';
import type { HatchEstimateInfo } from '@emberclutch/shared/contract/lenient-hatch-estimate';

/** The instants of an egg: those that the asset carries, or else what the provider estimates. */
export function useEggInstants({ id, assetState, dragon }: AssetInfo): EggInfo {
  const egg = dragon?.egg ?? {};
  const isOpen = dragon !== undefined && assetState !== 'HATCHED' && !egg.hatchesAt;
  const { data } = useQuery({ ...hatchEstimateQueries.of(id), enabled: isOpen });
  return isOpen && data ? completed(egg, data) : egg;
}

/** Adds the instants of an estimate to those of the asset. */
function completed(egg: EggInfo, { nextState, nextStateAt, hatchesAt }: HatchEstimateInfo): EggInfo {
  const next = (state: HatchEstimateInfo['nextState']) => (nextState === state ? nextStateAt : null);
  return {
    sealedAt: egg.sealedAt,
    incubatesAt: egg.incubatesAt ?? next('INCUBATING'),
    hatchingAt: egg.hatchingAt ?? next('HATCHING'),
    hatchesAt: hatchesAt ?? next('HATCHED'),
  };
}
