import { queryOptions } from '@tanstack/react-query';
import { GenomeCensus, GenomeCensusResponse } from '@emberclutch/contract/genome/genome-census.ts';
import { GenomeReport } from '@emberclutch/contract/genome/genome-report.ts';
import type { GenomeReportInfo } from '@emberclutch/contract/genome/genome-report.ts';
import { computeShapeDigest } from '@emberclutch/contract/shape/shape-digest.ts';
import { catchMissing } from './is-missing.ts';
import { request } from './request.ts';

/** The genome of an egg or dragon; null for an asset without a genome, such as a gateway key. */
const findGenome = (id: number, signal?: AbortSignal): Promise<GenomeReportInfo | null> =>
  catchMissing(request(`/v1/genomes/${id}`, { reader: GenomeReport, signal }));

/** How common each trait is in this world; null if the provider does not count traits. */
export async function findCensus(signal?: AbortSignal): Promise<GenomeCensus | null> {
  const census = request('/v1/genomes/census', { reader: GenomeCensusResponse, signal });
  const response = await catchMissing(census, { hasFixedPath: true });
  return response && response.value;
}

export const genomeQueries = {
  all: ['genomes'] as const,
  census: () =>
    queryOptions({
      queryKey: [...genomeQueries.all, 'census', computeShapeDigest(GenomeCensus)],
      queryFn: ({ signal }) => findCensus(signal),
    }),
  one: (id: number) =>
    queryOptions({
      queryKey: [...genomeQueries.all, id, computeShapeDigest(GenomeReport)],
      queryFn: ({ signal }) => findGenome(id, signal),
    }),
};
