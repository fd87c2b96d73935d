import { setTimeout as wait } from 'node:timers/promises';

/** The time-out of a locator. */
const timeoutMs = 30_000;

/**
 * Repeats an expectation until it holds, for 30 s.
 * @throws the error of the last attempt
 */
export async function eventually(expectation: () => Promise<void>): Promise<void> {
  const end = Date.now() + timeoutMs;
  for (;;) {
    try {
      return await expectation();
    } catch (error) {
      if (Date.now() > end) throw error;
    }
    await wait(50);
  }
}
