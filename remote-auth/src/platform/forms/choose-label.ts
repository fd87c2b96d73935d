import { isRetryable } from '@emberclutch/web/api/api-error.ts';
import { copy } from './copy.ts';

/**
 * Label of a button whose call is not retried automatically: Retry if the next press may succeed with the same input.
 * @param error the error of the last call; in a passkey ceremony, its cause may be the error of the call
 */
export const chooseLabel = (error: Error | null, label: string): string =>
  isRetryable(error) || isRetryable(error?.cause) ? copy.retry : label;
