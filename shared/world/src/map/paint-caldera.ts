import { hash } from '../simulation/hash.ts';
import { applyAlpha, beginLine, strokeLine, strokeOutline } from './canvas.ts';
import type { Canvas } from './canvas.ts';
import type { Landmark, Painter } from './landmark.ts';
import type { MapPalette } from './map-palette.ts';
import { mixColors } from '@emberclutch/art/palette.ts';
import { createRing, tracePolygon } from './trace.ts';
import type { Point } from '../simulation/point.ts';

/** Corners of each ring. */
const corners = 72;

/** A caldera of Fire: a ring of rock around a lake of lava. */
export const paintCaldera: Painter = (canvas, caldera, palette) => {
  const { x, y, size, seed, region } = caldera;
  const tone = palette.regions[region];
  /** @param lift as a share of the size: the crest is above the foot */
  const createEdge = (reach: number, roughness: number, salt: number, lift: number) =>
    createRing({ x, y: y - size * lift }, corners, 0.5, (corner, angle) => {
      const ragged = 0.6 * (hash(seed + salt, corner) - 0.5) + 0.4 * Math.sin(5 * angle + salt + seed);
      return size * reach * (1 + roughness * ragged);
    });
  const foot = createEdge(1, 0.1, 10, 0);
  const crest = createEdge(0.78, 0.07, 8, 0.1);
  const shore = createEdge(0.6, 0.06, 7, 0);

  tracePolygon(canvas, foot);
  const outerShading = canvas.createLinearGradient(x - size, y - size * 0.3, x + size, y + size * 0.4);
  outerShading.addColorStop(0, mixColors(tone.wash, palette.paper, 0.35));
  outerShading.addColorStop(0.55, mixColors(tone.deep, tone.wash, 0.5));
  outerShading.addColorStop(1, mixColors(tone.deep, palette.ink, 0.25));
  canvas.fillStyle = outerShading;
  canvas.fill();
  hatchBetween(canvas, crest, foot, palette, seed);
  tracePolygon(canvas, foot);
  strokeOutline(canvas, palette, 3);

  tracePolygon(canvas, crest);
  // Inside the ring, light falls on the far wall and the right wall.
  const innerShading = canvas.createLinearGradient(x - size * 0.7, y, x + size * 0.7, y);
  innerShading.addColorStop(0, mixColors(tone.deep, palette.ink, 0.55));
  innerShading.addColorStop(1, mixColors(tone.deep, tone.wash, 0.35));
  canvas.fillStyle = innerShading;
  canvas.fill();
  hatchBetween(canvas, shore, crest, palette, seed + 1);
  tracePolygon(canvas, crest);
  strokeOutline(canvas, palette, 4);

  paintLava(canvas, caldera, shore, palette);
};

/** Gullies from one edge to another. */
function hatchBetween(
  canvas: Canvas,
  from: readonly Point[],
  to: readonly Point[],
  { ink, line, pen }: MapPalette,
  seed: number,
) {
  beginLine(canvas, applyAlpha(ink, line * 0.6), 2.4 * pen);
  for (const [index, inner] of from.entries()) {
    const outer = to[index] ?? inner;
    // Gullies are closer together on the right, which is in shade.
    if (index > corners * 0.3 && index < corners * 0.8 && index % 2 === 0) continue;
    const [start, end] = [0.06 + 0.3 * hash(seed, index), 0.6 + 0.36 * hash(seed, 100 + index)];
    canvas.moveTo(inner.x + (outer.x - inner.x) * start, inner.y + (outer.y - inner.y) * start);
    canvas.lineTo(inner.x + (outer.x - inner.x) * end, inner.y + (outer.y - inner.y) * end);
  }
  canvas.stroke();
}

function paintLava(
  canvas: Canvas,
  { x, y, size, seed, region }: Landmark,
  shore: readonly Point[],
  palette: MapPalette,
) {
  const { deep } = palette.regions[region];
  const glow = canvas.createRadialGradient(x, y, size * 0.06, x, y, size * 0.6);
  glow.addColorStop(0, '#ffe9a8');
  glow.addColorStop(0.4, '#f6913c');
  glow.addColorStop(0.85, '#b23a1c');
  glow.addColorStop(1, mixColors('#7a2414', deep, 0.4));
  tracePolygon(canvas, shore);
  canvas.fillStyle = glow;
  canvas.fill();
  strokeLine(canvas, applyAlpha('#5a1c10', 0.6), 3 * palette.pen);
  // Plates of cooled rock that drift apart, with lava shining between them.
  for (let plate = 0; plate < 22; plate += 1) {
    const angle = 2 * Math.PI * hash(seed, 60 + plate);
    const reach = size * 0.5 * (0.35 + 0.65 * Math.sqrt(hash(seed, 90 + plate)));
    const middle = { x: x + reach * Math.cos(angle), y: y + 0.5 * reach * Math.sin(angle) };
    const plateRadius = size * (0.028 + 0.045 * hash(seed, 120 + plate));
    const computeReach = (corner: number) => plateRadius * (0.7 + 0.6 * hash(seed + plate, 150 + corner));
    tracePolygon(canvas, createRing(middle, 7, 0.45, computeReach));
    canvas.fillStyle = applyAlpha(mixColors(deep, palette.ink, 0.6), 0.82);
    canvas.fill();
    strokeLine(canvas, applyAlpha('#ffd98a', 0.5), 1.6 * palette.pen);
  }
}
