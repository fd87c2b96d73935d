import { slotShown } from '../hydration/slot-shown.ts';

/** By how much work that decorates or guesses may be put off on a busy machine, in milliseconds. */
const maxDelayMs = 3_000;

/** Resolves when the first page is shown and the browser has nothing else to do, in a task of its own. */
export async function whenIdle(): Promise<void> {
  await slotShown;
  const { promise, resolve } = Promise.withResolvers<void>();
  // Not every browser has it.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: maxDelayMs });
  else setTimeout(resolve, 200);
  return promise;
}
