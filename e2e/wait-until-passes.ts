import { setTimeout as wait } from 'node:timers/promises';
import { maxWaitMs } from './max-wait.ts';

const pauseMs = 50;

/**
 * Repeats an expectation until it holds. Counts attempts instead of time, because each attempt takes longer on a slow machine.
 * @throws the error of the last attempt
 */
export async function waitUntilPasses<Value>(expectation: () => Promise<Value>): Promise<Value> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await expectation();
    } catch (error) {
      if (attempt > maxWaitMs / pauseMs) throw error;
    }
    await wait(pauseMs);
  }
}
