import { useQueries } from '@tanstack/react-query';
import { rankQueries } from '../../../api/asset-rank.ts';
import { assetQueries } from '../../../api/assets.ts';
import { genomeQueries } from '../../../api/genomes.ts';
import { hatchEstimateQueries } from '../../../api/hatch-estimate.ts';
import type { AssetRank } from '@emberclutch/contract/asset/asset-rank.ts';
import type { AssetInfo, EggInfo } from '@emberclutch/contract/asset/asset.ts';
import type { GenomeReportInfo } from '@emberclutch/contract/genome/genome-report.ts';
import { isUnhatched, withoutSurprise } from '../genome/without-surprise.ts';
import { eggInstants, needsEstimate } from '../egg-instants.ts';
import { useStateChanges } from './use-state-changes.ts';

/** One column of a comparison. */
export interface ComparedItem {
  id: number;
  /** Null while loading, or if it could not be read. */
  loaded: LoadedItem | null;
  error: Error | null;
  retry: () => void;
}

export interface LoadedItem {
  asset: AssetInfo;
  egg: EggInfo;
  /** Null with a provider that reports none, for a gateway key, and while it is loading. Of an egg without its surprise. */
  genome: GenomeReportInfo | null;
  rank: AssetRank | null;
}

/** An asset of a comparison without a column. */
export interface OtherItem {
  id: number;
  /** Null while it is loading. */
  title: string | null;
}

/**
 * Reads the assets of a comparison. Columns load and fail independently of each other. An egg that changes its state
 * meanwhile is read again.
 */
export function useComparedItems(ids: readonly number[]): ComparedItem[] {
  const assets = useQueries({ queries: ids.map((id) => assetQueries.one(id)) });
  // Gateway keys have neither: the provider would answer each of them 404.
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
      loaded: asset
        ? {
            asset,
            egg: eggInstants(asset, estimates[index]?.data),
            genome: genome && isUnhatched(asset) ? withoutSurprise(genome) : genome,
            rank: ranks[index]?.data ?? null,
          }
        : null,
      error: asset ? null : (assets[index]?.error ?? null),
      retry: () => void assets[index]?.refetch(),
    };
  });
  useStateChanges(items.flatMap(({ loaded }) => loaded ?? []));
  return items;
}
