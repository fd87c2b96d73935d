import type { ErrorInfo } from 'react-dom/client';

/** Digest of an error that React caught on the edge, which has reported the error if it is a bug. */
export const serverFailureDigest = 'failed-on-server';

/**
 * Reports that React has rendered a part again because the browser's render differs from the edge's. The report contains the
 * component stack, because the stack of the error has only functions of React, which would attribute it to the host.
 */
export function reportRecovered(error: unknown, { componentStack }: ErrorInfo): void {
  if (error instanceof Error && 'digest' in error && error.digest === serverFailureDigest) return;
  // React wraps an error that a component throws during hydration in an error whose message is a number.
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const message = cause instanceof Error ? cause.message : String(cause);
  const mismatch = new Error(message, { cause: error });
  mismatch.name = 'HydrationError';
  mismatch.stack = `HydrationError: ${message}${componentStack ?? ''}`;
  reportError(mismatch);
}
