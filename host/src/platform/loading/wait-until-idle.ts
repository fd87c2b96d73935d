import { slotShown } from '../hydration/SlotMarker.tsx';

/** Maximum delay of decorative or speculative work on a busy machine, in milliseconds. */
const maxDelayMs = 3_000;

/** Resolves when the first page is shown and the browser is idle. */
export async function waitUntilIdle(): Promise<void> {
  await slotShown;
  const { promise, resolve } = Promise.withResolvers<void>();
  // Some browsers lack `requestIdleCallback`.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: maxDelayMs });
  else setTimeout(resolve, 200);
  return promise;
}
