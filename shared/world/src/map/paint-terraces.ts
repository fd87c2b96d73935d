import type { Painter } from './landmark.ts';
import { hash } from '../simulation/hash.ts';
import { mix, withAlpha } from './mix.ts';
import { strokeOutline } from './stroke-outline.ts';
import { tracePolygon } from './polygon.ts';
import type { Point } from '../simulation/point.ts';
import { beginLine } from './begin-line.ts';

const steps = 7;

/** Terraces of Earth: fields in steps up a hill, each behind a wall of stones. */
export const paintTerraces: Painter = (canvas, { x, y, size, seed, country }, palette) => {
  const tone = palette.land[country];
  const corners = 48;
  for (let step = 0; step < steps; step += 1) {
    const share = 1 - step / steps;
    const middle = { x: x + size * 0.03 * step, y: y - step * size * 0.095 };
    const high = size * 0.045;
    const at = (angle: number, reach: number): Point => {
      // Steps follow the shape of the hill, so none is a circle.
      const stray = 1 + 0.05 * Math.sin(3 * angle + 6 * hash(seed, step)) + 0.03 * Math.sin(7 * angle + seed);
      return {
        x: middle.x + size * share * reach * stray * Math.cos(angle),
        y: middle.y + size * 0.32 * share * reach * stray * Math.sin(angle),
      };
    };
    const edge = Array.from({ length: corners }, (_, corner) => at((2 * Math.PI * corner) / corners, 1));
    const lifted = edge.map((point) => ({ x: point.x, y: point.y - high }));
    const across = [middle.x - size * share, middle.y, middle.x + size * share, middle.y] as const;

    const front = corners / 2;
    const wall = [...edge.slice(0, front + 1), ...lifted.slice(0, front + 1).toReversed()];
    tracePolygon(canvas, wall);
    const stone = canvas.createLinearGradient(...across);
    stone.addColorStop(0, mix(tone.deep, palette.paper, 0.35));
    stone.addColorStop(1, mix(tone.deep, palette.ink, 0.45));
    canvas.fillStyle = stone;
    canvas.fill();
    strokeOutline(canvas, palette, 2.6);
    beginLine(canvas, withAlpha(palette.ink, palette.line * 0.5), 2 * palette.pen);
    for (let joint = 1; joint < 40 * share; joint += 1) {
      const { x: left, y: low } = at((Math.PI * (joint + 0.6 * hash(seed + step, joint))) / (40 * share), 1);
      canvas.moveTo(left, low - high * (joint % 2 === 0 ? 0.1 : 0.5));
      canvas.lineTo(left, low - high * (joint % 2 === 0 ? 0.5 : 0.9));
    }
    canvas.stroke();

    tracePolygon(canvas, lifted);
    const crop = mix(step % 2 === 0 ? tone.wash : tone.ground, tone.growth, 0.3 * hash(seed, step));
    const field = canvas.createLinearGradient(...across);
    field.addColorStop(0, mix(crop, palette.paper, 0.3));
    field.addColorStop(1, mix(crop, tone.deep, 0.3));
    canvas.fillStyle = field;
    canvas.fill();
    strokeOutline(canvas, palette, 2.6);
    // Rows of plants around the hill.
    beginLine(canvas, withAlpha(mix(tone.deep, palette.ink, 0.2), palette.line * 0.7), 2.2 * palette.pen);
    for (const reach of [0.9, 0.95])
      for (let plant = 0; plant < 90 * share; plant += 1) {
        const point = at((2 * Math.PI * (plant + 0.4 * hash(seed + step, plant))) / (90 * share), reach);
        canvas.moveTo(point.x, point.y - high);
        canvas.lineTo(point.x + size * 0.004, point.y - high - size * 0.013);
      }
    canvas.stroke();
  }
};
