import type { ErrorInfo } from 'react-dom/client';
import { notify } from '@emberclutch/web/state';
import { copy } from './copy.ts';

/** Digest of an error that React caught on the edge, which has reported the error if it is a bug. */
export const serverFailureDigest = 'failed-on-server';

/**
 * Reports that React has rendered a part again because its render in the browser differs from the one on the edge. The report contains the
 * component stack, because the stack of the error has only functions of React, which would attribute it to the host. In development, a
 * notification points to the console.
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
