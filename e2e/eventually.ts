import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds: as long as a locator waits for its element. */
const timeoutMs = 30_000;

/**
 * Tries an expectation until it holds: a page needs a moment for what it was asked to do, and on a busy machine a long
 * one.
 * @throws what the last try has thrown
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
