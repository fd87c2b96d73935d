import { queryOptions } from '@tanstack/react-query';
import type { GenomeReportInfo } from '@emberclutch/contract/genome/genome-report.ts';
import { genomeQueries } from '@emberclutch/web/api/genomes.ts';
import { waitForNextTask } from '@emberclutch/web/api/wait-for-next-task.ts';
import { readMappedGenome } from '@emberclutch/web/ui/asset/genome/read-mapped-genome.ts';

/** A data URL of an egg with its dragon (`growth` from 0 to 1); null while its genome is secret, or if it uses another map. */
export const embryoPictureQuery = (report: GenomeReportInfo | null | undefined, growth: number) =>
  queryOptions({
    queryKey: [...genomeQueries.all, 'embryo', report, growth],
    queryFn: async () => {
      const genome = report ? readMappedGenome(report) : null;
      if (genome === null) return null;
      const { drawEgg, drawGlow } = await import(
        /* webpackChunkName: "draw-egg" */ '@emberclutch/art/draw-egg.ts'
      );
      // The chunk has run in this task. Drawing in the same task would block a phone for 100 ms.
      await waitForNextTask();
      const glow = drawGlow(genome, growth);
      await waitForNextTask();
      return `data:image/svg+xml,${encodeURIComponent(drawEgg(genome, { state: 'incubating', glow }))}`;
    },
    enabled: report !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
