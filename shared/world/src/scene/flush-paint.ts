/**
 * Forces the browser to execute recorded canvas commands now. Otherwise it executes all of them in one long task when the canvas
 * is uploaded to the graphics card. For canvases in main memory (`willReadFrequently`).
 */
export const flushPaint = (paint: CanvasRenderingContext2D): void => void paint.getImageData(0, 0, 1, 1);
