import { isApiError } from '@emberclutch/web/api/api-error.ts';
import { findGenome } from '@emberclutch/web/api/genomes.ts';
import { withRetryTime } from '@emberclutch/web/ui/feedback/error-message.ts';
import type { Reveal } from './check-reveal.ts';

/** @returns the reveal of an egg for the checker, or a sentence that says why there is nothing to check */
export async function lookUpEgg(typed: string): Promise<Reveal | string> {
  const id = typed.replace(/\D/g, '');
  if (id === '') return 'The number of an egg is a whole number.';
  try {
    const report = await findGenome(Number(id));
    if (!report) return unknownEgg;
    const { genome, draw } = report;
    if (!draw)
      return 'This egg did not come from a cycle: it was here when the world began, and nobody can check it.';
    if (draw.secret === null || genome === null)
      return `Cycle ${draw.cycleId} has not published its secret yet. Its fingerprint is ${draw.secretHash}: note it, and come back when the cycle has closed.`;
    return {
      secret: draw.secret,
      commitment: draw.secretHash,
      cycle: String(draw.cycleId),
      egg: id,
      genome,
    };
  } catch (error) {
    if (!isApiError(error)) throw error;
    return withRetryTime('The hatchery does not answer just now. Try again in a moment.', error);
  }
}

const unknownEgg = 'There is no egg with this number.';
