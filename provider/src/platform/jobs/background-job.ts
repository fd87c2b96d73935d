import type { FastifyBaseLogger } from 'fastify';

/** Work that no request triggers. */
export interface BackgroundJob {
  /**
   * @param mayRun whether a run may begin now; the job skips a run that may not
   * @returns stops the job and resolves once the run in progress is done
   */
  start(log: FastifyBaseLogger | undefined, mayRun?: () => boolean): () => Promise<void>;
}
