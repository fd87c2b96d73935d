import { CancelledError } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { isGenome } from '@emberclutch/art/genome.ts';
import type { Genome } from '@emberclutch/art/genome.ts';
import { isApiError } from '@emberclutch/web/api/api-error.ts';
import { genomeQueries } from '@emberclutch/web/api/genomes.ts';

/**
 * Reads the genome of a dragon close to the camera. A genome does not change.
 * @returns null if it cannot be read, or uses an alphabet other than ours: the dragon keeps its sprite from the atlas
 */
export async function findGenome(queryClient: QueryClient, id: number): Promise<Genome | null> {
  try {
    const report = await queryClient.fetchQuery({ ...genomeQueries.one(id), staleTime: Infinity });
    return report?.genome && isGenome(report.genome) ? report.genome : null;
  } catch (error) {
    // The panel of the dragon was closed while it waited for the same query.
    if (error instanceof CancelledError) return findGenome(queryClient, id);
    if (isApiError(error)) return null;
    throw error;
  }
}
