import { useQuery } from '@tanstack/react-query';
import { assetQueries } from '@emberclutch/web/api/assets.ts';
import { genomeQueries } from '@emberclutch/web/api/genomes.ts';
import type { Genome } from '@emberclutch/art/genome.ts';
import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import type { GenomeReportInfo } from '@emberclutch/contract/genome/genome-report.ts';
import { useSurprise } from '../../platform/surprise/use-surprise.tsx';
import { readMappedGenome } from '@emberclutch/web/ui/asset/genome/read-mapped-genome.ts';

export interface ComparedSpecimen {
  asset: AssetInfo;
  report: GenomeReportInfo;
  /** Null if the genome is secret, or not written with our map. */
  genome: Genome | null;
}

export type Comparison = ReturnType<typeof useComparedSpecimen>;

/** The second specimen, if there is one. Its failures do not affect the page of the first. */
export function useComparedSpecimen(id: number | null) {
  const asset = useQuery({ ...assetQueries.one(id ?? 0), enabled: id !== null });
  const genome = useQuery({ ...genomeQueries.one(id ?? 0), enabled: id !== null });
  const { toShownReport } = useSurprise();
  const report = genome.data && asset.data ? toShownReport(asset.data, genome.data) : null;
  const specimen: ComparedSpecimen | null =
    id !== null && asset.data && report
      ? { asset: asset.data, report, genome: readMappedGenome(report) }
      : null;

  return {
    id,
    isPending: id !== null && (asset.isPending || genome.isPending),
    hasNoGenome: asset.isSuccess && genome.isSuccess && genome.data === null,
    error: asset.error ?? genome.error,
    retry: () => void Promise.all([asset.refetch(), genome.refetch()]),
    specimen,
  };
}
