import { isHydrated } from '../../platform/hydration/is-hydrated.ts';

/** Milliseconds between two looks whether an element has its handlers. */
const pauseMs = 50;

/** Milliseconds after which an early event is forgotten: a late effect would surprise. */
const maxWaitMs = 30_000;

/**
 * Acts once React handles the events of an element.
 * @param isWanted false to forget it
 */
export function whenHydrated(
  element: Element,
  act: () => void,
  isWanted: () => boolean = () => true,
  waitMs = maxWaitMs,
): void {
  if (!isWanted() || !element.isConnected || waitMs <= 0) return;
  if (isHydrated(element)) act();
  else setTimeout(() => whenHydrated(element, act, isWanted, waitMs - pauseMs), pauseMs);
}
