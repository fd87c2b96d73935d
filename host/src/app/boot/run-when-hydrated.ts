/** Milliseconds between two checks whether React has attached its handlers. */
const pauseMs = 50;

/** Milliseconds after which an early press is dropped, because a late effect would surprise the visitor. */
const maxWaitMs = 30_000;

/**
 * Runs an action on an element once React handles its events.
 * @param find returns the element or its replacement; null while neither exists
 * @param isWanted returns false to cancel the action
 */
export function runWhenHydrated<Found extends Element>(
  find: () => Found | null,
  action: (element: Found) => void,
  isWanted: () => boolean = () => true,
  waitMs = maxWaitMs,
): void {
  if (!isWanted() || waitMs <= 0) return;
  const element = find();
  if (element && isHydrated(element)) action(element);
  else setTimeout(() => runWhenHydrated(find, action, isWanted, waitMs - pauseMs), pauseMs);
}

/** Whether React handles the events of an element: React then marks it with its own property, `__reactProps$…`. */
export const isHydrated = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith('__react'));
