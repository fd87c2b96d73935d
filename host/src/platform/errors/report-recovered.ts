import type { ErrorInfo } from 'react-dom/client';
import { notify } from '@emberclutch/web/state';
import { copy } from './copy.ts';

/** Digest of an error that React caught on the edge. The edge has counted it if a release caused it. */
export const serverFailureDigest = 'failed-on-server';

/**
 * Reports that React has rendered a page again because the browser's render differs from the edge's. The report contains the
 * component stack: the error's own stack has only React functions, and would blame the host. Developers also see a notification.
 */
export function reportRecovered(error: unknown, { componentStack }: ErrorInfo): void {
  if (error instanceof Error && 'digest' in error && error.digest === serverFailureDigest) return;
  const { message } = unwrapError(error);
  const mismatch = new Error(message, { cause: error });
  mismatch.name = 'HydrationError';
  mismatch.stack = `HydrationError: ${message}${componentStack ?? ''}`;
  reportError(mismatch);
  if (READS_MANIFESTS) notify({ type: 'warning', message: copy.mismatch, persistent: true });
}

/** Unwraps an error that a component throws during hydration: React wraps it in an error whose message is a number. */
function unwrapError(error: unknown): Error {
  if (!(error instanceof Error)) return new Error(String(error));
  return error.cause instanceof Error ? error.cause : error;
}
