import { isRetryable } from '@emberclutch/web/api/api-error.ts';
import { copy } from './copy.ts';

/**
 * Label of a button whose call is not retried automatically: Retry if the next press may succeed with the same input.
 * @param error of the last call; in a passkey ceremony, the failure of the call may be its cause
 */
export const chooseLabel = (error: Error | null, label: string): string =>
  isRetryable(error) || isRetryable(error?.cause) ? copy.retry : label;
