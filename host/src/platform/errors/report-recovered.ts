import type { ErrorInfo } from 'react-dom/client';
import { notify } from '@emberclutch/web/state';
import { copy } from './copy.ts';

/** Digest of an error that React met on the edge. The edge has counted it if it was a fault of a release. */
export const failedOnServer = 'failed-on-server';

/**
 * Reports that React has rendered a page again, because the browser renders something else than the edge did. The report has the
 * component stack: the stack of the error contains functions of React only, and would blame the host. Developers also see
 * a notification.
 */
export function reportRecovered(error: unknown, { componentStack }: ErrorInfo): void {
  if (error instanceof Error && 'digest' in error && error.digest === failedOnServer) return;
  const { message } = thrownBy(error);
  const mismatch = new Error(message, { cause: error });
  mismatch.name = 'HydrationError';
  mismatch.stack = `HydrationError: ${message}${componentStack ?? ''}`;
  reportError(mismatch);
  if (READS_MANIFESTS) notify({ type: 'warning', message: copy.mismatch, persistent: true });
}

/** React wraps an error that a component has thrown while it was hydrated in one of its own, whose message is a number. */
function thrownBy(error: unknown): Error {
  if (!(error instanceof Error)) return new Error(String(error));
  return error.cause instanceof Error ? error.cause : error;
}
