import type { Painter } from './landmark.ts';
import { hash } from '../simulation/hash.ts';
import type { MapPalette } from './map-palette.ts';
import { findPointAlong, tracePolygon, tracePolyline, createSlope } from './trace.ts';
import type { Point } from '../simulation/point.ts';
import { applyAlpha, beginLine, fade } from './canvas.ts';
import type { Canvas } from './canvas.ts';
import { mixColors } from '@emberclutch/art/palette.ts';

/** A peak in elevation: a wash, light from the upper left, and hatching on the right. */
export const paintMountain =
  ({ width, snow, teeth }: { width: number; snow: number; teeth: number }): Painter =>
  (canvas, { x, y, size, seed, region }, palette) => {
    const tone = palette.regions[region];
    const half = (size * width) / 2;
    const lean = (hash(seed, 70) - 0.5) * half * 0.5;
    const top = { x: x + lean, y: y - size };
    const left = createSlope({ x: x - half, y }, top, seed, teeth);
    const right = createSlope(top, { x: x + half, y: y + size * 0.04 }, seed + 9, teeth);
    const ridge = createSlope(
      top,
      { x: x + half * (0.12 + 0.3 * hash(seed, 71)), y: y + size * 0.05 },
      seed + 18,
      teeth,
    );

    tracePolygon(canvas, [...left, ...right]);
    const light = canvas.createLinearGradient(x, top.y, x, y);
    light.addColorStop(0, mixColors(palette.paper, tone.wash, 0.25));
    light.addColorStop(0.72, mixColors(tone.ground, tone.wash, 0.55));
    // The foot blends into the ground.
    light.addColorStop(1, applyAlpha(mixColors(tone.ground, tone.wash, 0.3), 0.25));
    canvas.fillStyle = light;
    canvas.fill();
    tracePolygon(canvas, [...right, ...ridge.toReversed()]);
    const shade = canvas.createLinearGradient(x, top.y, x, y);
    canvas.fillStyle = fade(shade, tone.deep, { 0: 0.74, 0.7: 0.5, 1: 0.06 });
    canvas.fill();
    if (snow > 0) paintSnowCap(canvas, { left, right, ridge }, snow, palette);

    beginLine(
      canvas,
      applyAlpha(palette.ink, palette.line * 0.72),
      Math.min(4, Math.max(2.2, size * 0.014)) * palette.pen,
    );
    // A close view has more lines.
    const lines = Math.round((6 + size / 34) / palette.pen ** 0.75);
    for (let line = 1; line < lines; line += 1) {
      const share = line / lines;
      const from = findPointAlong(ridge, share);
      const to = findPointAlong(right, Math.min(1, share * 1.02 + 0.05));
      canvas.moveTo(from.x, from.y);
      canvas.lineTo(from.x + (to.x - from.x) * 0.86, from.y + (to.y - from.y) * 0.86 + size * 0.03);
    }
    for (let line = 1; line < lines * 0.6; line += 1) {
      const from = findPointAlong(left, 1 - (line / lines) * 1.5);
      const reach = size * (0.1 + 0.14 * hash(seed, 80 + line));
      canvas.moveTo(from.x + size * 0.02, from.y + size * 0.03);
      canvas.lineTo(from.x + size * 0.03 + reach * 0.35, from.y + size * 0.03 + reach);
    }
    canvas.stroke();
    beginLine(
      canvas,
      applyAlpha(palette.ink, palette.line + 0.22),
      Math.min(7.5, Math.max(4, size * 0.024)) * palette.pen,
    );
    tracePolyline(canvas, [...left, ...right]);
    tracePolyline(canvas, ridge);
    canvas.stroke();
  };

function paintSnowCap(
  canvas: Canvas,
  { left, right, ridge }: Record<'left' | 'right' | 'ridge', Point[]>,
  share: number,
  { snow }: MapPalette,
) {
  canvas.fillStyle = applyAlpha(snow, 0.92);
  tracePolygon(canvas, [
    findPointAlong(left, 1 - share),
    findPointAlong(left, 1 - share / 2),
    findPointAlong(left, 1),
    findPointAlong(right, share / 2),
    findPointAlong(right, share * 1.15),
    findPointAlong(ridge, share * 1.25),
    findPointAlong(ridge, share * 0.7),
  ]);
  canvas.fill();
}
