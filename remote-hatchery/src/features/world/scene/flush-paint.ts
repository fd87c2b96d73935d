/**
 * Makes the browser paint at once what it has only taken note of until now. Otherwise it paints everything in one long task,
 * when the canvas is copied to the graphics card. For canvases that the browser keeps in memory (`willReadFrequently`).
 */
export const flushPaint = (paint: CanvasRenderingContext2D): void => void paint.getImageData(0, 0, 1, 1);
