import { useQueries } from '@tanstack/react-query';
import type { AssetRank } from '@emberclutch/contract/asset/asset-rank.ts';
import type { AssetInfo, EggInfo } from '@emberclutch/contract/asset/asset.ts';
import type { GenomeReportInfo } from '@emberclutch/contract/genome/genome-report.ts';
import { serverNow } from '@emberclutch/web/state';
import { rankQueries } from '../../../api/asset-rank.ts';
import { assetQueries } from '../../../api/assets.ts';
import { genomeQueries } from '../../../api/genomes.ts';
import { hatchEstimateQueries } from '../../../api/hatch-estimate.ts';
import { collectInstants, needsEstimate } from '../collect-instants.ts';
import { isUnhatched, hideDragonGenes } from '../genome/hide-dragon-genes.ts';
import { changePollMs, computeState, findNextInstant } from '../live/compute-state.ts';

/** One column of a comparison. */
export interface ComparedItem {
  id: number;
  /** Null while loading, or if it could not be read. */
  loadedItem: LoadedItem | null;
  error: Error | null;
  retry: () => void;
}

export interface LoadedItem {
  asset: AssetInfo;
  /** Instants of an egg, from an estimate if the provider sends none with the asset. */
  egg: EggInfo;
  /** Null if the provider reports none, for a gateway key, and while it is loading. The genome of an egg lacks the traits of its dragon. */
  genome: GenomeReportInfo | null;
  rank: AssetRank | null;
}

/** An asset of a comparison without a column. */
export interface OtherItem {
  id: number;
  /** Null while it is loading. */
  title: string | null;
}

/** Reads the assets of a comparison, which load and fail independently; an egg again when its state changes. */
export function useComparedItems(ids: readonly number[]): ComparedItem[] {
  const assets = useQueries({
    queries: ids.map((id) => ({
      ...assetQueries.one(id),
      refetchInterval: ({ state }: { state: { data: AssetInfo | undefined } }) =>
        computeRefetchMs(state.data),
    })),
  });
  // Gateway keys have neither: the provider would answer 404 for each of them.
  const isEggOrDragon = (index: number) => Boolean(assets[index]?.data?.dragon);
  const genomes = useQueries({
    queries: ids.map((id, index) => ({ ...genomeQueries.one(id), enabled: isEggOrDragon(index) })),
  });
  const ranks = useQueries({
    queries: ids.map((id, index) => ({ ...rankQueries.of(id), enabled: isEggOrDragon(index) })),
  });
  const estimates = useQueries({
    queries: ids.map((id, index) => {
      const asset = assets[index]?.data;
      return { ...hatchEstimateQueries.of(id), enabled: asset !== undefined && needsEstimate(asset) };
    }),
  });

  return ids.map((id, index): ComparedItem => {
    const asset = assets[index]?.data;
    const genome = genomes[index]?.data ?? null;
    return {
      id,
      loadedItem: asset
        ? {
            asset,
            egg: collectInstants(asset, estimates[index]?.data),
            genome: genome && isUnhatched(asset) ? hideDragonGenes(genome) : genome,
            rank: ranks[index]?.data ?? null,
          }
        : null,
      error: asset ? null : (assets[index]?.error ?? null),
      retry: () => void assets[index]?.refetch(),
    };
  });
}

/** Maximum delay of a timer: a longer one would end at once. */
const maxTimerMs = 2 ** 31 - 1;

/** Time until the next state of an egg, and while the provider has not reported that state, until the next attempt. */
function computeRefetchMs(asset: AssetInfo | undefined): number | false {
  if (!asset) return false;
  const now = serverNow() / 1_000;
  if (computeState(asset, now) !== asset.assetState) return changePollMs;
  const next = findNextInstant(asset, now);
  return next < Infinity && Math.min(maxTimerMs, (next - now) * 1_000);
}
