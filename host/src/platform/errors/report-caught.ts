import { isApiError } from '@emberclutch/shared/api/api-error';

/** Failures that the browser or the federation runtime has already logged. */
const reported = new WeakSet<object>();

/** Marks a network failure as logged: it is not a bug, and one log line is enough. */
export function markReported(error: unknown): void {
  if (typeof error === 'object' && error !== null) reported.add(error);
}

/**
 * Reports an error that a boundary has caught as the browser reports an uncaught one. A failed request and a chunk that
 * could not be loaded are skipped: the browser has logged them.
 */
export function reportCaught(error: unknown): void {
  if (isApiError(error) || isChunkLoadError(error)) return;
  if (typeof error === 'object' && error !== null && reported.has(error)) return;
  reportError(error);
}

/** By the name that webpack gives it. */
const isChunkLoadError = (error: unknown) => error instanceof Error && error.name === 'ChunkLoadError';
