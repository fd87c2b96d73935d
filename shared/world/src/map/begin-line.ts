import type { Canvas } from './canvas.ts';

/** Begins a path that is stroked. @param width in units of the world */
export function beginLine(canvas: Canvas, color: string | CanvasGradient, width: number): void {
  canvas.strokeStyle = color;
  canvas.lineWidth = width;
  canvas.beginPath();
}
