import { useQuery } from '@tanstack/react-query';
import { hatchEstimateQueries } from '@emberclutch/shared/api/hatch-estimate';
import type { AssetInfo, EggInfo } from '@emberclutch/shared/contract/lenient-asset';
import { eggInstants, needsEstimate } from '@emberclutch/shared/ui/egg-instants';

/** The instants of an egg: those that the asset carries, or else what the provider estimates. */
export function useEggInstants(asset: AssetInfo): EggInfo {
  const { data } = useQuery({ ...hatchEstimateQueries.of(asset.id), enabled: needsEstimate(asset) });
  return eggInstants(asset, data);
}
