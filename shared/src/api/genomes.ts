import { queryOptions } from '@tanstack/react-query';
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

export const genomeQueries = {
  all: ['genomes'] as const,
  one: (id: number) =>
    queryOptions({
      queryKey: [...genomeQueries.all, id],
      queryFn: ({ signal }) => findGenome(id, signal),
    }),
};
