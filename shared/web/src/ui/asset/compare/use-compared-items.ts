import { queryOptions, useQueries } from '@tanstack/react-query';
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
  egg: EggInfo;
  /** Null if the provider reports none, for a gateway key, and while it is loading. The genome of an egg lacks the traits of its dragon. */
  genome: GenomeReportInfo | null;
  rank: AssetRank | null;
}

/** An asset of a comparison without a column. */
export interface HiddenItem {
  id: number;
  /** Null while it is loading. */
  title: string | null;
}

/** Reads the assets of a comparison, and an egg again when its state changes. Columns load and fail independently of each other. */
export function useComparedItems(ids: readonly number[]): ComparedItem[] {
  const assets = useQueries({ queries: ids.map(createAssetQuery) });
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

const createAssetQuery = (id: number) =>
  queryOptions({
    ...assetQueries.one(id),
    refetchInterval: ({ state: { data } }) => data && computeRefetchDelay(data),
  });

/**
 * Milliseconds until an asset is read again: when its next state begins by the server's clock, and then repeatedly until the provider
 * reports that state. At most a day, because timers of browsers overflow after 24 days.
 */
function computeRefetchDelay(asset: AssetInfo): number {
  const now = serverNow() / 1_000;
  const isDue = computeState(asset, now) !== asset.assetState;
  return isDue ? changePollMs : Math.min((findNextInstant(asset, now) - now) * 1_000, 86_400_000);
}
