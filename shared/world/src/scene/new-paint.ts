/**
 * A canvas in the memory of the page: painted by the page's own slices, and not by another process at a time of its own.
 * @returns what paints on it; null where the browser has no memory for it
 */
export function newPaint(width: number, height: number): CanvasRenderingContext2D | null {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return canvas.getContext('2d', { willReadFrequently: true });
}
