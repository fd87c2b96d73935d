import { queryOptions } from '@tanstack/react-query';
import { verifyDraw } from '@emberclutch/art/verify-draw.ts';
import type { GenomeReportInfo } from '@emberclutch/contract/genome/genome-report.ts';
import { genomeQueries } from '@emberclutch/web/api/genomes.ts';

/** Whether an egg was drawn from the secret of its cycle, computed in this browser. */
export const drawProofQuery = (id: number, report: GenomeReportInfo | null | undefined) =>
  queryOptions({
    queryKey: [...genomeQueries.all, 'proof', id, report],
    queryFn: () => isDrawProven(id, report ?? null),
    enabled: report !== undefined,
  });

/** Null if the draw cannot be verified yet, or not in this browser. */
async function isDrawProven(id: number, report: GenomeReportInfo | null): Promise<boolean | null> {
  if (!report?.draw?.secret || report.genome === null || !('subtle' in crypto)) return null;
  const { cycleId, secret, secretHash } = report.draw;
  const verdict = await verifyDraw({ id, cycleId, secret, secretHash, genome: report.genome });
  return verdict.isHashMatch && verdict.isGenomeMatch === true;
}
