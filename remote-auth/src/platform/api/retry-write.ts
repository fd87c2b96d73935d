import { isRetryable } from '@emberclutch/web/api/api-error.ts';

/**
 * Sends a write up to three times if no response arrives or the server fails (specification, section 8). Only for idempotent
 * writes; after a write that sends a mail or consumes a code, the player has to press Retry.
 */
export async function retryWrite<Value>(send: (attempt: number) => Promise<Value>): Promise<Value> {
  for (const [attempt, delayMs] of retries.delaysMs.entries())
    try {
      return await send(attempt);
    } catch (error) {
      if (!isRetryable(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, delayMs));
    }
  return send(retries.delaysMs.length);
}

/** Milliseconds before the second and the third attempt. */
export const retries = { delaysMs: [1_000, 2_000] };
