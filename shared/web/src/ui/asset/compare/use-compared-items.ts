import { useEffect } from 'react';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { AssetRank } from '@emberclutch/contract/asset/asset-rank.ts';
import type { AssetInfo, EggInfo } from '@emberclutch/contract/asset/asset.ts';
import type { GenomeReportInfo } from '@emberclutch/contract/genome/genome-report.ts';
import { rankQueries } from '../../../api/asset-rank.ts';
import { assetQueries } from '../../../api/assets.ts';
import { genomeQueries } from '../../../api/genomes.ts';
import { hatchEstimateQueries } from '../../../api/hatch-estimate.ts';
import { useClock } from '../../browser/use-clock.ts';
import { collectInstants, needsEstimate } from '../collect-instants.ts';
import { isUnhatched, hideDragonGenes } from '../genome/hide-dragon-genes.ts';
import { changePollMs, computeState } from '../live/compute-state.ts';

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

/**
 * Reads the assets of a comparison. Columns load and fail independently of each other. Reads an egg again when its state changes.
 */
export function useComparedItems(ids: readonly number[]): ComparedItem[] {
  const assets = useQueries({ queries: ids.map((id) => assetQueries.one(id)) });
  // Gateway keys have no genome and no rank: the provider would answer 404.
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

  const items = ids.map((id, index): ComparedItem => {
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
  useStateChanges(items.flatMap(({ loadedItem }) => loadedItem ?? []));
  return items;
}

/** Reads compared eggs again when their state has ended by the server's clock, until the provider reports the next state. */
function useStateChanges(items: readonly LoadedItem[]): void {
  const queryClient = useQueryClient();
  const dueIds = useClock((now) => items.flatMap((item) => (isDue(item, now) ? item.asset.id : [])).join());

  useEffect(() => {
    if (dueIds === '') return undefined;
    const ids = dueIds.split(',').map(Number);
    const readAgain = () => {
      for (const id of ids) void readAssetAgain(queryClient, id);
    };
    readAgain();
    const timer = setInterval(readAgain, changePollMs);
    return () => clearInterval(timer);
  }, [queryClient, dueIds]);
}

const isDue = ({ asset, egg }: LoadedItem, now: number) =>
  computeState({ ...asset, dragon: asset.dragon && { ...asset.dragon, egg } }, now) !== asset.assetState;

/** Reads an asset, and then the data that depends on its state: a change may publish the genome, and ranks move. */
async function readAssetAgain(queryClient: QueryClient, id: number): Promise<void> {
  const { queryKey } = assetQueries.one(id);
  const stateBefore = queryClient.getQueryData(queryKey)?.assetState;
  // Waits for a slow response instead of sending a second request.
  await queryClient.refetchQueries({ queryKey, exact: true }, { cancelRefetch: false });
  if (queryClient.getQueryData(queryKey)?.assetState === stateBefore) return;
  const dependentQueries = [genomeQueries.one(id), rankQueries.of(id), hatchEstimateQueries.of(id)];
  await Promise.all(
    dependentQueries.map((query) => queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true })),
  );
}
