import { useQueryClient } from '@tanstack/react-query';
import { isGenome } from '@emberclutch/art/genome.ts';
import { genomeQueries } from '@emberclutch/web/api/genomes.ts';
import { isApiError } from '@emberclutch/web/api/api-error.ts';
import type { FindGenome } from '@emberclutch/world/scene/dragon-portraits.ts';

/**
 * Reads genomes for dragons close to the camera. A genome does not change. If it cannot be read, or has another alphabet than
 * ours, the dragon keeps its sprite of the atlas.
 */
export function useFindGenome(): FindGenome {
  const queryClient = useQueryClient();
  return async (id) => {
    try {
      const report = await queryClient.fetchQuery({ ...genomeQueries.one(id), staleTime: Infinity });
      return report?.genome && isGenome(report.genome) ? report.genome : null;
    } catch (error) {
      if (isApiError(error)) return null;
      throw error;
    }
  };
}
