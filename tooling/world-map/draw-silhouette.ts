import type { SKRSContext2D } from '@napi-rs/canvas';
import { parsePoints } from '@emberclutch/art/svg.ts';
import type { Point } from '@emberclutch/art/svg.ts';
import type { Traits } from '@emberclutch/art/traits.ts';

interface Body {
  /** Points from the tip of the nose to the tip of the tail, in a frame of side 1. */
  spine: readonly Point[];
  /** Thickness at the shoulders. */
  thickness: number;
  /** Root and span of each pair of wings. */
  wings: readonly { root: Point; span: number }[];
  /** Points of each additional neck, starting at its head. */
  necks?: readonly (readonly Point[])[];
  /** Positions of the feet. */
  legs: readonly Point[];
  hasMane?: boolean;
}

/** The features that distinguish body plans from afar: length, wings, legs and heads. */
const bodies: Record<Traits['body'], Body> = {
  drake: {
    spine: parsePoints('0.03,0.55 0.2,0.56 0.42,0.62 0.66,0.64 0.84,0.7 0.98,0.58'),
    thickness: 0.13,
    wings: [{ root: [0.46, 0.6], span: 1 }],
    legs: parsePoints('0.4,0.84 0.66,0.86'),
  },
  wyvern: {
    spine: parsePoints('0.05,0.36 0.2,0.44 0.36,0.6 0.54,0.64 0.76,0.72 0.99,0.78'),
    thickness: 0.1,
    wings: [{ root: [0.42, 0.58], span: 1.2 }],
    legs: parsePoints('0.52,0.9'),
  },
  amphithere: {
    spine: parsePoints('0.03,0.5 0.18,0.48 0.36,0.6 0.52,0.7 0.68,0.6 0.82,0.72 0.72,0.9 0.56,0.86'),
    thickness: 0.1,
    wings: [{ root: [0.36, 0.58], span: 1.05 }],
    legs: [],
  },
  wyrm: {
    spine: parsePoints('0.02,0.62 0.16,0.5 0.32,0.58 0.46,0.74 0.62,0.66 0.76,0.52 0.9,0.62 0.99,0.74'),
    thickness: 0.14,
    wings: [{ root: [0.3, 0.54], span: 0.6 }],
    legs: [],
  },
  long: {
    spine: parsePoints(
      '0.02,0.42 0.16,0.46 0.28,0.6 0.42,0.66 0.54,0.54 0.66,0.46 0.78,0.56 0.86,0.7 0.99,0.62',
    ),
    thickness: 0.085,
    wings: [{ root: [0.4, 0.62], span: 0.34 }],
    legs: parsePoints('0.32,0.8 0.72,0.72'),
    hasMane: true,
  },
  tetrapter: {
    spine: parsePoints('0.04,0.56 0.2,0.56 0.4,0.62 0.62,0.64 0.82,0.7 0.98,0.66'),
    thickness: 0.11,
    wings: [
      { root: [0.36, 0.6], span: 0.82 },
      { root: [0.62, 0.63], span: 0.74 },
    ],
    legs: parsePoints('0.48,0.84'),
  },
  hydra: {
    spine: parsePoints('0.03,0.6 0.18,0.62 0.4,0.66 0.62,0.7 0.82,0.76 0.97,0.62'),
    thickness: 0.16,
    wings: [{ root: [0.54, 0.64], span: 0.8 }],
    necks: [parsePoints('0.08,0.38 0.2,0.46 0.4,0.66'), parsePoints('0.1,0.82 0.22,0.78 0.42,0.7')],
    legs: parsePoints('0.46,0.9 0.66,0.9'),
  },
};

/** Outline of each kind of wing, relative to the root, for a raised wing of span 1. */
const wingShapes: Record<Traits['wings'], readonly Point[]> = {
  bat: parsePoints('0.12,-0.3 0.34,-0.5 0.3,-0.3 0.38,-0.22 0.26,-0.14 0.24,-0.04 0.12,0.02'),
  scalloped: parsePoints('0.04,-0.32 0.16,-0.5 0.34,-0.46 0.38,-0.3 0.34,-0.12 0.22,0 0.1,0.03'),
  feathered: parsePoints('0.1,-0.24 0.3,-0.44 0.5,-0.5 0.4,-0.38 0.46,-0.3 0.34,-0.24 0.36,-0.12 0.12,0.03'),
  finned: parsePoints('0.02,-0.26 0.06,-0.48 0.16,-0.3 0.22,-0.44 0.24,-0.24 0.34,-0.3 0.26,-0.06 0.1,0.03'),
};

/** Draws a white silhouette, which the scene tints, bold enough for a dozen pixels. `lift` is from -1 to 1, or null at rest. */
export function drawSilhouette(
  paint: SKRSContext2D,
  { body, wings }: Pick<Traits, 'body' | 'wings'>,
  lift: number | null,
): void {
  const { spine, thickness, wings: pairs, necks = [], legs, hasMane = false } = bodies[body];
  paint.fillStyle = '#ffffff';
  paint.strokeStyle = '#ffffff';
  paint.lineCap = 'round';
  const getWidth = (share: number) =>
    thickness * Math.max(0.2, Math.sin(Math.PI * (0.2 + 0.72 * share)) ** 1.5);
  drawTapered(paint, spine, getWidth);
  for (const neck of necks) drawTapered(paint, neck, () => thickness * 0.42);
  for (const tip of [spine[0], ...necks.map(([head]) => head)]) if (tip) drawHead(paint, tip, thickness);
  for (const [x, y] of legs) {
    // Folds legs in flight, and draws them straight at rest.
    const [footX, footY] = lift === null ? [x, y] : [x + 0.06, y - 0.08];
    paint.lineWidth = 0.05;
    paint.beginPath();
    paint.moveTo(x + 0.02, 0.64);
    paint.lineTo(footX, footY);
    paint.stroke();
  }
  if (hasMane)
    for (const [index, [x, y]] of spine.slice(1, 6).entries()) {
      paint.beginPath();
      paint.moveTo(x - 0.04, y);
      paint.lineTo(x + 0.05, y - 0.13 + 0.01 * index);
      paint.lineTo(x + 0.06, y);
      paint.fill();
    }
  // Avoids level wings, because the trunk would hide them.
  const height = lift === null ? 0.62 : lift < -0.5 ? 0.7 * lift : 0.66 + 0.4 * lift;
  for (const { root, span } of pairs)
    for (const side of [-0.5, 1]) drawWing(paint, root, wingShapes[wings], { span, height, side });
}

function drawWing(
  paint: SKRSContext2D,
  [x, y]: Point,
  shape: readonly Point[],
  { span, height, side }: { span: number; height: number; side: number },
) {
  paint.beginPath();
  paint.moveTo(x - 0.07, y + 0.02);
  for (const [across, down] of shape) paint.lineTo(x + side * across * span, y + down * span * height);
  paint.lineTo(x + 0.1, y + 0.03);
  paint.closePath();
  paint.fill();
}

/** Draws a wedge with two horns. */
function drawHead(paint: SKRSContext2D, [x, y]: Point, thickness: number) {
  const size = 0.05 + 0.35 * thickness;
  paint.beginPath();
  paint.moveTo(x - size * 0.3, y + size * 0.3);
  paint.lineTo(x + size * 0.5, y - size * 0.55);
  paint.lineTo(x + size * 1.7, y - size * 1.2);
  paint.lineTo(x + size * 1.2, y - size * 0.3);
  paint.lineTo(x + size * 1.3, y + size * 0.6);
  paint.closePath();
  paint.fill();
}

/** Draws a smooth line of changing width through points. */
function drawTapered(paint: SKRSContext2D, points: readonly Point[], getWidth: (share: number) => number) {
  const steps = 14;
  const segments = points.length - 1;
  for (let step = 0; step <= segments * steps; step += 1) {
    const position = step / steps;
    const index = Math.min(segments - 1, Math.floor(position));
    const getPoint = (offset: number): Point =>
      points[Math.max(0, Math.min(segments, index + offset))] ?? [0, 0];
    const [previous, from, to, next] = [getPoint(-1), getPoint(0), getPoint(1), getPoint(2)];
    const t = position - index;
    const interpolateAxis = (axis: 0 | 1) => interpolate(previous[axis], from[axis], to[axis], next[axis], t);
    paint.beginPath();
    paint.arc(interpolateAxis(0), interpolateAxis(1), getWidth(position / segments) / 2, 0, 2 * Math.PI);
    paint.fill();
  }
}

const interpolate = (p0: number, p1: number, p2: number, p3: number, t: number) =>
  0.5 *
  (2 * p1 + (p2 - p0) * t + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t + (3 * p1 - p0 - 3 * p2 + p3) * t ** 3);
