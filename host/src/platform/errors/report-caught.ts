import { isApiError } from '@emberclutch/web/api/api-error.ts';
import { isChunkLoadError } from '@emberclutch/web/routing/is-chunk-load-error.ts';
import { NewReleaseError } from './new-release-error.ts';

/** Failures that the browser or the federation runtime has already logged. */
const loggedFailures = new WeakSet<object>();

/** Marks a network failure as logged, so that it does not count as a bug and is not logged twice. */
export function markLogged(error: unknown): void {
  if (typeof error === 'object' && error !== null) loggedFailures.add(error);
}

/** Whether an error is a bug, and not a failed request, a chunk that failed to load, or a new release. */
export function isBug(error: unknown): boolean {
  if (isApiError(error) || isChunkLoadError(error) || error instanceof NewReleaseError) return false;
  return typeof error !== 'object' || error === null || !loggedFailures.has(error);
}

/** Reports a bug that a boundary has caught as the browser reports an uncaught error. */
export function reportCaught(error: unknown): void {
  if (isBug(error)) reportError(error);
}
