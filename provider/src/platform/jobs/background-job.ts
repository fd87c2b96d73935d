import type { FastifyBaseLogger } from 'fastify';

/** Work that no request triggers. */
export interface BackgroundJob {
  /** @returns stops the job and resolves once the run in progress is done */
  start(log: FastifyBaseLogger | undefined): () => Promise<void>;
}
