import { isApiError } from '@emberclutch/web/api/api-error.ts';
import { isChunkLoadError } from '@emberclutch/web/routing/is-chunk-load-error.ts';
import { NewReleaseError } from './new-release-error.ts';

/** Failures that the browser or the federation runtime has already logged. */
const reported = new WeakSet<object>();

/** Marks a network failure as logged: it is not a bug, and one log line is enough. */
export function markReported(error: unknown): void {
  if (typeof error === 'object' && error !== null) reported.add(error);
}

/**
 * Reports an error that a boundary has caught as the browser reports an uncaught one. Skipped are a failed request and a
 * chunk that could not be loaded, which the browser has logged, and a new release, which is not an error of the code.
 */
export function reportCaught(error: unknown): void {
  if (isApiError(error) || isChunkLoadError(error) || error instanceof NewReleaseError) return;
  if (typeof error === 'object' && error !== null && reported.has(error)) return;
  reportError(error);
}
