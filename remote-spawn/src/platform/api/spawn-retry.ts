import { isRetryable } from '@emberclutch/web/api/api-error.ts';

/** Retries of purchase, lock and confirm: 3 attempts, after 2 s and then 4 s (specification, section 9). */
export const spawnRetry = {
  retry: (failures: number, error: unknown) => failures < 2 && isRetryable(error),
  retryDelay: (failures: number) => 2_000 * 2 ** failures,
};
