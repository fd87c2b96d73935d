import { flushPaint } from './flush-paint.ts';

/**
 * Takes steps of a painting until the time of a slice has passed.
 * @param slice milliseconds
 * @returns whether the painting is finished
 */
export function paintSlice(steps: Generator<void>, paint: CanvasRenderingContext2D, slice: number): boolean {
  const until = performance.now() + slice;
  do {
    const { done } = steps.next();
    flushPaint(paint);
    if (done === true) return true;
  } while (performance.now() < until);
  return false;
}
