/**
 * Makes the browser paint at once what it has only taken note of until now. Otherwise it paints everything in one long task,
 * when the canvas is copied to the graphics card. For canvases that the browser keeps in memory (`willReadFrequently`).
 */
export const flushPaint = (paint: CanvasRenderingContext2D): void => void paint.getImageData(0, 0, 1, 1);

/** Takes the steps of a painting, each of which the browser paints at once. */
export function* paintAtOnce(paint: CanvasRenderingContext2D, steps: Generator<void>): Generator<void> {
  for (const _step of steps) {
    flushPaint(paint);
    yield;
  }
  flushPaint(paint);
}
