import type { FastifyBaseLogger } from 'fastify';

/** Work that no request asks for. */
export interface BackgroundJob {
  /** @returns stops the work and waits for what is under way. */
  start(log: FastifyBaseLogger | undefined): () => Promise<void>;
}
