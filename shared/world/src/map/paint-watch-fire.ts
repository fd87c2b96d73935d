import { hash } from '../simulation/hash.ts';
import { applyAlpha, beginLine, strokeLine } from './canvas.ts';
import type { Canvas } from './canvas.ts';
import { mixColors } from '@emberclutch/art/palette.ts';
import type { MapPalette } from './map-palette.ts';
import type { Landmark, Painter } from './landmark.ts';
import { createRing, tracePolygon } from './trace.ts';

/** A log fire in a ring of stones, on bare ground. */
export const paintWatchFire: Painter = (canvas, fire, palette) => {
  paintBareGround(canvas, fire, palette);
  paintStones(canvas, fire, palette, 'behind');
  paintLogs(canvas, fire, palette);
  paintFlames(canvas, fire, palette);
  paintStones(canvas, fire, palette, 'in front');
};

function paintBareGround(canvas: Canvas, { x, y, size, region }: Landmark, palette: MapPalette) {
  const { deep } = palette.regions[region];
  const reach = 1.5 * size;
  const scorch = canvas.createRadialGradient(0, 0, size * 0.2, 0, 0, reach);
  scorch.addColorStop(0, applyAlpha(mixColors(deep, palette.ink, 0.25), 0.55));
  scorch.addColorStop(1, applyAlpha(deep, 0));
  canvas.save();
  canvas.translate(x, y);
  canvas.scale(1, 0.45);
  canvas.fillStyle = scorch;
  canvas.fillRect(-reach, -reach, 2 * reach, 2 * reach);
  canvas.restore();
}

const stones = 10;

function paintStones(
  canvas: Canvas,
  { x, y, size, seed, region }: Landmark,
  palette: MapPalette,
  where: 'behind' | 'in front',
) {
  const { deep } = palette.regions[region];
  for (let index = 0; index < stones; index += 1) {
    const angle = (2 * Math.PI * (index + 0.4 * hash(seed, index))) / stones;
    if (Math.sin(angle) > 0 !== (where === 'in front')) continue;
    const [left, foot] = [x + 0.66 * size * Math.cos(angle), y + 0.28 * size * Math.sin(angle)];
    const width = size * (0.13 + 0.07 * hash(seed + index, 91));
    const computeReach = (corner: number) => width * (0.85 + 0.35 * hash(seed * 3 + index, 94 + corner));
    tracePolygon(canvas, createRing({ x: left, y: foot }, 7, 0.74, computeReach));
    canvas.fillStyle = mixColors(palette.paper, deep, 0.25 + 0.3 * hash(seed + index, 92));
    canvas.fill();
    strokeLine(canvas, applyAlpha(palette.ink, palette.line + 0.25), 2.2 * palette.pen);
    canvas.lineWidth = 1.3 * palette.pen;
    canvas.beginPath();
    for (const line of [0.2, 0.45, 0.7]) {
      canvas.moveTo(left + width * line, foot - width * (0.55 - 0.3 * line));
      canvas.lineTo(left + width * (line - 0.2), foot + width * (0.5 - 0.3 * line));
    }
    canvas.stroke();
  }
}

/** Start and end of each log, relative to the size of the fire. */
const logs = [
  [-0.5, 0.04, 0.22, -0.5],
  [0.5, 0.02, -0.2, -0.46],
  [-0.16, 0.12, 0.1, -0.52],
] as const;

function paintLogs(canvas: Canvas, { x, y, size, region }: Landmark, palette: MapPalette) {
  const bark = mixColors('#7a4a2b', palette.regions[region].deep, 0.35);
  for (const [fromX, fromY, toX, toY] of logs) {
    for (const [color, width] of [
      [mixColors(palette.ink, '#2a1a10', 0.5), 0.15],
      [bark, 0.09],
    ] as const) {
      beginLine(canvas, color, size * width);
      canvas.moveTo(x + fromX * size, y + fromY * size);
      canvas.lineTo(x + toX * size, y + toY * size);
      canvas.stroke();
    }
  }
}

/** Tips of the flame from left to right, and the valleys between them, relative to its width and height. */
const tips = [
  { at: -0.62, height: 0.56, valley: 0.3 },
  { at: -0.12, height: 1, valley: 0.44 },
  { at: 0.34, height: 0.7, valley: 0.26 },
  { at: 0.74, height: 0.4, valley: 0 },
] as const;

/** From the outermost flame to the innermost. */
const flames = [
  { width: 0.42, height: 1.45, color: '#c9492a' },
  { width: 0.3, height: 1.02, color: '#ee8a3a' },
  { width: 0.17, height: 0.62, color: '#ffe3a6' },
] as const;

function paintFlames(canvas: Canvas, { x, y, size, seed }: Landmark, palette: MapPalette) {
  const side = hash(seed, 93) < 0.5 ? -1 : 1;
  for (const [layer, { width, height, color }] of flames.entries()) {
    const toPoint = (at: number, up: number) =>
      [x + side * width * size * at, y + 0.02 * size - height * size * up] as const;
    canvas.beginPath();
    canvas.moveTo(...toPoint(-0.55, 0));
    let from = { at: -0.9, up: 0.14 };
    for (const { at, height: up, valley } of tips) {
      // Each tongue of flame leans to the left at its tip.
      canvas.bezierCurveTo(
        ...toPoint(from.at - 0.22, from.up + 0.3 * (up - from.up)),
        ...toPoint(at + 0.16, from.up + 0.55 * (up - from.up)),
        ...toPoint(at - 0.06, up),
      );
      const next = { at: at + 0.26, up: valley };
      canvas.bezierCurveTo(
        ...toPoint(at + 0.12, up - 0.24 * (up - valley)),
        ...toPoint(next.at + 0.12, valley + 0.45 * (up - valley)),
        ...toPoint(next.at, valley),
      );
      from = next;
    }
    canvas.quadraticCurveTo(...toPoint(0.1, -0.1), ...toPoint(-0.55, 0));
    canvas.fillStyle = color;
    canvas.fill();
    if (layer === 0) strokeLine(canvas, applyAlpha(palette.ink, palette.line + 0.25), 2.2 * palette.pen);
  }
}
