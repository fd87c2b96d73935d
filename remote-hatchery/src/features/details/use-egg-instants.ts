import { useQuery } from '@tanstack/react-query';
import { hatchEstimateQueries } from '@emberclutch/web/api/hatch-estimate.ts';
import type { AssetInfo, EggInfo } from '@emberclutch/contract/asset/asset.ts';
import { collectInstants, needsEstimate } from '@emberclutch/web/ui/asset/collect-instants.ts';

/** The instants of an egg, from the asset or else from the provider's estimate, and whether the egg is frozen. */
export function useEggInstants(asset: AssetInfo): EggInfo & { isFrozen: boolean } {
  const { data } = useQuery({ ...hatchEstimateQueries.of(asset.id), enabled: needsEstimate(asset) });
  return { ...collectInstants(asset, data), isFrozen: data?.frozen ?? false };
}
