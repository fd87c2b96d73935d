import { queryOptions } from '@tanstack/react-query';
import type { GenomeCensus } from '../contract/genome-census.ts';
import { LenientGenomeCensus } from '../contract/lenient-genome-census.ts';
import { LenientGenomeReport } from '../contract/lenient-genome.ts';
import { isApiError } from './api-error.ts';
import { request } from './request.ts';

/** The genome of an egg or dragon; null for an asset without a genome, such as a gateway key. */
export async function findGenome(id: number, signal?: AbortSignal): Promise<LenientGenomeReport | null> {
  try {
    return await request(`/v1/genomes/${id}`, { answer: LenientGenomeReport, signal });
  } catch (error) {
    if (isApiError(error) && error.code === 'not_found') return null;
    throw error;
  }
}

/** How common each trait is in this world; null with a provider that does not count. */
export async function findCensus(signal?: AbortSignal): Promise<GenomeCensus | null> {
  try {
    return (await request('/v1/genomes/census', { answer: LenientGenomeCensus, signal })).census;
  } catch (error) {
    // Another provider takes the word for an id, which it does not know or cannot read.
    if (isApiError(error) && (error.code === 'not_found' || error.code === 'bad_request')) return null;
    throw error;
  }
}

export const genomeQueries = {
  all: ['genomes'] as const,
  census: () =>
    queryOptions({
      queryKey: [...genomeQueries.all, 'census'],
      queryFn: ({ signal }) => findCensus(signal),
    }),
  one: (id: number) =>
    queryOptions({
      queryKey: [...genomeQueries.all, id],
      queryFn: ({ signal }) => findGenome(id, signal),
    }),
};
