import { hash } from '../simulation/hash.ts';
import { applyAlpha, beginLine, fade, fillOutlined, strokeOutline } from './canvas.ts';
import type { Canvas } from './canvas.ts';
import type { Landmark, Painter } from './landmark.ts';
import type { MapPalette } from './map-palette.ts';
import { mixColors } from '@emberclutch/art/palette.ts';
import { paintFir } from './paint-fir.ts';
import { paintMountain } from './paint-mountain.ts';
import { createRing, findPointAlong, tracePolygon, createSlope } from './trace.ts';
import type { Point } from '../simulation/point.ts';

/** An island of Air that floats above its shadow: mountains on a meadow, roots of rock below it, and falling water. */
export const paintFloatingPeak: Painter = (canvas, landmark, palette) => {
  paintGroundShadow(canvas, landmark, palette);
  // The parts of the island take the middle of its meadow as their position.
  const island = { ...landmark, y: landmark.y - landmark.size * 0.75 };
  for (const paint of [paintRoots, paintBoulders, paintMeadow, paintPeaks, paintWaterfall])
    paint(canvas, island, palette);
};

const paintGroundShadow: Painter = (canvas, { x, y, size }, { ink }) => {
  canvas.save();
  canvas.translate(x + size * 0.1, y);
  canvas.scale(1, 0.26);
  const shadow = canvas.createRadialGradient(0, 0, size * 0.1, 0, 0, size * 0.5);
  canvas.fillStyle = fade(shadow, ink, { 0: 0.34, 0.55: 0.2, 1: 0 });
  canvas.fillRect(-size, -size, 2 * size, 2 * size);
  canvas.restore();
};

/** Roots of rock, from back to front. `across` and `half` are shares of half the island's width, `depth` is a share of its size. */
const roots = [
  { across: 0, depth: 0.24, half: 0.92 },
  { across: -0.16, depth: 0.3, half: 0.5 },
  { across: -0.42, depth: 0.33, half: 0.2 },
  { across: 0.3, depth: 0.38, half: 0.2 },
  { across: -0.74, depth: 0.2, half: 0.24 },
  { across: 0.74, depth: 0.24, half: 0.25 },
  { across: 0.46, depth: 0.34, half: 0.26 },
  { across: -0.46, depth: 0.4, half: 0.3 },
  { across: 0.04, depth: 0.6, half: 0.4 },
] as const;

const paintRoots: Painter = (canvas, island, palette) => {
  for (const [index, root] of roots.entries()) paintRoot(canvas, island, palette, { ...root, index });
};

function paintRoot(
  canvas: Canvas,
  { x, y, size, seed, region }: Landmark,
  palette: MapPalette,
  { across, depth, half, index }: { across: number; depth: number; half: number; index: number },
) {
  const tone = palette.regions[region];
  const salt = seed + 31 * index;
  const middle = x + (across * size) / 2;
  const down = size * depth * (0.88 + 0.24 * hash(salt, 1));
  const reach = (half * size) / 2;
  const tip = { x: middle + reach * (hash(salt, 2) - 0.5) * 0.7, y: y + down };
  const left = createSlope({ x: middle - reach, y }, tip, salt + 3, 8);
  const right = createSlope(tip, { x: middle + reach, y: y + size * 0.01 }, salt + 4, 8);
  const ridge = createSlope({ x: middle - reach * 0.12, y }, tip, salt + 5, 8);
  const createShading = (light: string, dark: string) => {
    const tones = canvas.createLinearGradient(x, y, x, y + size * 0.6);
    // The meadow casts its shadow on the rock below.
    tones.addColorStop(0, mixColors(dark, palette.ink, 0.3));
    tones.addColorStop(0.3, light);
    tones.addColorStop(1, dark);
    return tones;
  };
  tracePolygon(canvas, [...left, ...right]);
  canvas.fillStyle = createShading(
    mixColors(tone.wash, palette.paper, 0.4),
    mixColors(tone.wash, tone.deep, 0.6),
  );
  canvas.fill();
  tracePolygon(canvas, [...ridge, ...right]);
  canvas.fillStyle = createShading(
    mixColors(tone.deep, palette.ink, 0.12),
    mixColors(tone.deep, palette.ink, 0.42),
  );
  canvas.fill();
  hatchRoot(canvas, { left, ridge, right: right.toReversed() }, palette, salt);
  tracePolygon(canvas, [...left, ...right]);
  strokeOutline(canvas, palette, 3.4);
}

/** Layers of rock on the lit side, and hatching on the other side. */
function hatchRoot(
  canvas: Canvas,
  { left, ridge, right }: Record<'left' | 'ridge' | 'right', Point[]>,
  { ink, line, pen }: MapPalette,
  salt: number,
) {
  beginLine(canvas, applyAlpha(ink, line * 0.5), 2.2 * pen);
  const lines = Math.round(9 / pen ** 0.6);
  for (let layer = 1; layer < lines; layer += 1) {
    const share = layer / lines;
    const [from, to, beyond] = [left, ridge, right].map((edge) => findPointAlong(edge, share));
    if (!from || !to || !beyond) continue;
    const start = 0.1 + 0.5 * hash(salt, 40 + layer);
    canvas.moveTo(from.x + (to.x - from.x) * start, from.y + (to.y - from.y) * start);
    canvas.lineTo(to.x, to.y);
    const low = findPointAlong(ridge, share + 0.06);
    canvas.moveTo(low.x, low.y);
    canvas.lineTo(low.x + (beyond.x - low.x) * 0.84, low.y + (beyond.y - low.y) * 0.84);
  }
  canvas.stroke();
}

/** Pieces of the island that float below it. */
const paintBoulders: Painter = (canvas, { x, y, size, seed, region }, palette) => {
  const tone = palette.regions[region];
  for (let boulder = 0; boulder < 5; boulder += 1) {
    const radius = size * (0.018 + 0.024 * hash(seed, 60 + boulder));
    const middle = {
      x: x + size * (0.1 + 0.34 * hash(seed, 70 + boulder)) * (boulder % 2 === 0 ? 1 : -1),
      y: y + size * (0.4 + 0.16 * hash(seed, 80 + boulder)),
    };
    const computeReach = (corner: number) => radius * (0.75 + 0.5 * hash(seed + boulder, 90 + corner));
    tracePolygon(canvas, createRing(middle, 7, 1, computeReach));
    const light = canvas.createLinearGradient(middle.x - radius, middle.y, middle.x + radius, middle.y);
    light.addColorStop(0.3, mixColors(tone.wash, palette.paper, 0.35));
    light.addColorStop(0.7, mixColors(tone.deep, palette.ink, 0.2));
    fillOutlined(canvas, light, palette, 2.4);
  }
};

/** A meadow whose grass hangs over the edge. */
const paintMeadow: Painter = (canvas, { x, y, size, seed, region }, palette) => {
  const tone = palette.regions[region];
  const grass = mixColors(tone.growth, '#7f9a6a', 0.55);
  const corners = 44;
  const computeReach = (corner: number) => size * 0.5 * (0.96 + 0.08 * hash(seed, 110 + corner));
  const rim = createRing({ x, y }, corners, 0.22, computeReach);
  const front = rim.slice(0, corners / 2 + 1);
  const blades = 4 * (front.length - 1);
  const fringe = Array.from({ length: blades + 1 }, (_, blade) => {
    const edge = findPointAlong(front, 1 - blade / blades);
    // Blades are shorter at both ends, which are seen from the side.
    const drop = Math.sin((Math.PI * blade) / blades) ** 0.6 * (blade % 2 === 0 ? 0.018 : 0.04);
    return { x: edge.x, y: edge.y + size * drop * (0.6 + 0.8 * hash(seed, 160 + blade)) };
  });
  tracePolygon(canvas, [...front, ...fringe]);
  const fringeShading = canvas.createLinearGradient(x - size / 2, y, x + size / 2, y);
  fringeShading.addColorStop(0, mixColors(grass, tone.deep, 0.2));
  fringeShading.addColorStop(1, mixColors(grass, palette.ink, 0.5));
  fillOutlined(canvas, fringeShading, palette, 2.6);
  tracePolygon(canvas, rim);
  const light = canvas.createLinearGradient(x - size / 2, y - size * 0.1, x + size / 2, y + size * 0.1);
  light.addColorStop(0, mixColors(grass, palette.paper, 0.62));
  light.addColorStop(0.6, mixColors(grass, palette.paper, 0.3));
  light.addColorStop(1, grass);
  fillOutlined(canvas, light, palette, 3);
};

const peaks = [
  { across: -0.28, down: -0.05, size: 0.46 },
  { across: 0.26, down: -0.04, size: 0.4 },
  { across: -0.03, down: 0.01, size: 0.76 },
  { across: 0.2, down: 0.04, size: 0.27 },
] as const;

/** The mountains of the island, and the firs in front of them. */
const paintPeaks: Painter = (canvas, island, palette) => {
  const { x, y, size, seed } = island;
  const paintPeak = paintMountain({ width: 0.68, snow: 0.36, teeth: 9 });
  for (const [index, peak] of peaks.entries())
    paintPeak(
      canvas,
      {
        ...island,
        x: x + size * peak.across,
        y: y + size * peak.down,
        size: size * peak.size,
        seed: seed + index,
      },
      palette,
    );
  const firs = Array.from({ length: 9 }, (_, fir) => ({
    x: x + size * (-0.4 + 0.09 * fir + 0.04 * hash(seed, 210 + fir)),
    y: y + size * (0.02 + 0.06 * hash(seed, 220 + fir)),
    fir,
  })).toSorted((a, b) => a.y - b.y);
  for (const { fir, ...at } of firs)
    // The stream runs where the third fir would stand.
    if (fir !== 2) paintFir(canvas, { ...island, ...at, size: size * 0.055, seed: seed + fir }, palette);
};

/** A stream that falls over the rim and turns to mist. */
const paintWaterfall: Painter = (canvas, { x, y, size, seed }, palette) => {
  const [top, left] = [y + size * 0.094, x - size * 0.21];
  canvas.fillStyle = applyAlpha(palette.snow, 0.92);
  canvas.beginPath();
  canvas.moveTo(x - size * 0.1, y + size * 0.012);
  canvas.quadraticCurveTo(x - size * 0.1, y + size * 0.05, left - size * 0.02, top + size * 0.004);
  canvas.lineTo(left + size * 0.02, top + size * 0.004);
  canvas.quadraticCurveTo(x - size * 0.08, y + size * 0.06, x - size * 0.1, y + size * 0.012);
  canvas.fill();
  const bottom = y + size * 0.66;
  const fall = canvas.createLinearGradient(x, top, x, bottom);
  const water = fade(fall, palette.snow, { 0: 0.96, 0.6: 0.66, 1: 0 });
  for (let strand = 0; strand < 6; strand += 1) {
    const across = (strand - 2.5) * size * 0.007;
    beginLine(canvas, water, size * (0.006 + 0.007 * hash(seed, 240 + strand)));
    canvas.moveTo(left + across, top - size * 0.004);
    canvas.quadraticCurveTo(
      left + across - size * 0.02,
      top + size * 0.06,
      left - size * 0.03 + across * 2.6,
      bottom - size * 0.2 * hash(seed, 250 + strand),
    );
    canvas.stroke();
  }
  for (let puff = 0; puff < 4; puff += 1) {
    const at = { x: left + size * (-0.05 + 0.04 * hash(seed, 260 + puff)), y: bottom - size * 0.05 * puff };
    const radius = size * (0.05 + 0.03 * hash(seed, 270 + puff));
    const mist = canvas.createRadialGradient(at.x, at.y, 0, at.x, at.y, radius);
    canvas.fillStyle = fade(mist, palette.snow, { 0: 0.4, 1: 0 });
    canvas.fillRect(at.x - radius, at.y - radius, 2 * radius, 2 * radius);
  }
};
