import type { FastifyBaseLogger } from 'fastify';
import type { Evidence } from '../evidence/evidence.ts';
import { dropCandidate } from '../publishing/drop-candidate.ts';
import { PublishError } from '../publishing/publish-error.ts';
import type { SiteFolder } from '../releases/site-folder.ts';
import type { CanaryWatch } from './canary-watch.ts';

export interface Watched {
  folder: SiteFolder;
  watch: CanaryWatch;
  evidence: Evidence;
}

/** Ends the canaries that are worse than the live site. Their visitors get the live site with the next page. */
export async function withdrawCanaries(
  { folder, watch, evidence }: Watched,
  log: FastifyBaseLogger,
): Promise<void> {
  for (const { candidate, reason } of await watch.worse()) {
    try {
      const publisher = { by: 'edge', commit: null };
      await dropCandidate(folder, { reference: candidate.id, reason, publisher });
    } catch (error) {
      if (error instanceof PublishError) continue; // another edge, or a publisher, was faster
      throw error;
    }
    evidence.withdraw(candidate.apps);
    log.warn({ canary: candidate.apps, reason }, 'a canary was withdrawn');
  }
}
