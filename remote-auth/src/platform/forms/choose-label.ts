import { isRetryable } from '@emberclutch/web/api/api-error.ts';
import { copy } from './copy.ts';

/**
 * Label of a button whose call is not repeated by itself: Retry where the next press may succeed with the same input.
 * @param error of the last call; of one that a passkey began, the error of the call may be its cause
 */
export const chooseLabel = (error: Error | null, label: string): string =>
  isRetryable(error) || isRetryable(error?.cause) ? copy.retry : label;
