import { parseTriples } from '@emberclutch/art/svg.ts';
import { hash } from '../simulation/hash.ts';
import type { Point } from '../simulation/point.ts';
import { applyAlpha, beginLine, fade } from './canvas.ts';
import type { Canvas } from './canvas.ts';
import type { Landmark, Painter } from './landmark.ts';
import type { MapPalette } from './map-palette.ts';
import { mixColors } from '@emberclutch/art/palette.ts';
import { tracePolygon, tracePolyline, createSlope } from './trace.ts';

interface Volcano extends Landmark {
  /** Half the width of the foot, and of the crater. */
  half: number;
  rim: number;
  /** Heights of the crater, and of the lower end of the foot. */
  top: number;
  bottom: number;
  left: readonly Point[];
  right: readonly Point[];
}

/** The volcano in the region of Fire: concave flanks, an open crater, a glow and streams of lava. */
export const paintVolcano: Painter = (canvas, landmark, palette) => {
  const volcano = toVolcano(landmark);
  for (const paint of [paintFlanks, paintGullies, paintCrater, paintLava, paintEdge])
    paint(canvas, volcano, palette);
};

type PartPainter = (canvas: Canvas, volcano: Volcano, palette: MapPalette) => void;

function toVolcano(landmark: Landmark): Volcano {
  const { x, y, size, seed } = landmark;
  const shape = { ...landmark, half: size * 1.5, rim: size * 0.2, top: y - size, bottom: y + size * 0.17 };
  const traceFlank = (side: -1 | 1): Point[] =>
    Array.from({ length: 25 }, (_, index) => {
      const share = index / 24;
      const deviation = (hash(seed * 7 + index * side, 81) - 0.5) * size * 0.022;
      return {
        x: x + side * computeHalfWidth(shape, share) + deviation,
        y: computeHeight(shape, share) + deviation,
      };
    });
  return { ...shape, left: traceFlank(-1), right: traceFlank(1) };
}

/** @param share 0 at the crater, 1 at the foot */
const computeHalfWidth = ({ half, rim }: Pick<Volcano, 'half' | 'rim'>, share: number) =>
  rim + (half - rim) * share ** 1.9;

/** @param share 0 at the crater, 1 at the foot */
const computeHeight = ({ top, size }: Pick<Volcano, 'top' | 'size'>, share: number) =>
  top + size * share ** 0.86;

/** The foot is a tongue of ash, longest below the crater, because a straight edge would look cut off. */
const traceTongue = ({ x, y, size, seed, half }: Volcano): Point[] =>
  Array.from({ length: 23 }, (_, index) => {
    const across = 1 - (2 * (index + 1)) / 24;
    const deviation = (hash(seed + index, 86) - 0.5) * size * 0.03;
    return { x: x + across * half, y: y + (1 - across * across) * size * 0.17 + deviation };
  });

const paintFlanks: PartPainter = (canvas, volcano, palette) => {
  const { x, seed, region, half, rim, top, bottom, left, right } = volcano;
  const tone = palette.regions[region];
  const tongue = traceTongue(volcano);
  tracePolygon(canvas, [...left.toReversed(), ...right, ...tongue]);
  const light = canvas.createLinearGradient(x, top, x, bottom);
  light.addColorStop(0, mixColors(palette.paper, tone.wash, 0.4));
  light.addColorStop(0.5, mixColors(tone.wash, tone.ground, 0.3));
  light.addColorStop(0.75, mixColors(tone.wash, tone.ground, 0.45));
  // The foot blends into the ground.
  light.addColorStop(1, applyAlpha(mixColors(tone.ground, tone.wash, 0.5), 0));
  canvas.fillStyle = light;
  canvas.fill();
  const ridge = createSlope({ x: x + rim * 0.1, y: top }, { x: x + half * 0.24, y: bottom }, seed + 5, 14);
  tracePolygon(canvas, [...ridge, ...tongue.slice(0, 9).toReversed(), ...right.toReversed()]);
  const shade = canvas.createLinearGradient(x, top, x, bottom);
  canvas.fillStyle = fade(shade, tone.deep, { 0: 0.62, 0.6: 0.4, 0.95: 0 });
  canvas.fill();
};

/** Gullies on the flanks, closer together on the right, which is in shadow. */
const paintGullies: PartPainter = (canvas, volcano, palette) => {
  const { x, size, seed } = volcano;
  beginLine(canvas, applyAlpha(palette.ink, palette.line * 0.6), 3 * palette.pen);
  for (let gully = 0; gully < 64; gully += 1) {
    const across = -1 + (2 * (gully + 0.7 * hash(seed + gully, 82))) / 64;
    if (across < 0.05 && gully % 3 !== 0) continue;
    const start = 0.02 + 0.5 * hash(seed + gully, 83);
    const end = Math.min(1, start + 0.18 + 0.34 * hash(seed + gully, 84));
    const points: Point[] = [];
    for (let share = start; share < end; share += 0.03)
      points.push({
        x: x + across * computeHalfWidth(volcano, share),
        y: computeHeight(volcano, share) + (1 - across * across) * size * 0.07 * share,
      });
    tracePolyline(canvas, points);
  }
  canvas.stroke();
};

const paintCrater: PartPainter = (canvas, { x, size, region, rim, top }, palette) => {
  canvas.fillStyle = mixColors(palette.regions[region].deep, palette.ink, 0.35);
  canvas.beginPath();
  canvas.ellipse(x, top + 4, rim, rim * 0.3, 0, 0, 2 * Math.PI);
  canvas.fill();
  const glow = canvas.createRadialGradient(x, top, 10, x, top, size * 0.95);
  glow.addColorStop(0, 'rgba(255,214,130,0.95)');
  glow.addColorStop(0.16, 'rgba(246,140,60,0.55)');
  glow.addColorStop(0.5, 'rgba(226,84,36,0.16)');
  glow.addColorStop(1, 'rgba(220,70,30,0)');
  canvas.fillStyle = glow;
  canvas.fillRect(x - size, top - size, size * 2, size * 2);
};

/** Three streams, each painted from its dark edge to its bright middle. */
const paintLava: PartPainter = (canvas, volcano, { pen }) => {
  const { x, rim } = volcano;
  for (const [width, color] of [
    [17, '#a8321b'],
    [9, '#ef7f36'],
    [3.6, '#ffe3a6'],
  ] as const) {
    beginLine(canvas, color, width * pen);
    for (const [across, length, sway] of parseTriples('-0.5,0.5,40 0.12,0.86,-52 0.62,0.4,30')) {
      const points: Point[] = [];
      for (let share = 0; share <= length; share += 0.04)
        points.push({
          x: x + across * computeHalfWidth(volcano, share) * 0.8 + Math.sin(share * 9) * sway * share,
          y: computeHeight(volcano, share) + rim * 0.22,
        });
      tracePolyline(canvas, points);
    }
    canvas.stroke();
  }
};

/** The outline of the flanks, which fades at the foot, and the rim of the crater. */
const paintEdge: PartPainter = (canvas, { x, y, half, rim, top, left, right }, palette) => {
  const alpha = palette.line + 0.22;
  const edge = canvas.createLinearGradient(x - half, y, x + half, y);
  fade(edge, palette.ink, { 0: 0, 0.2: alpha, 0.8: alpha, 1: 0 });
  beginLine(canvas, edge, 7.5 * palette.pen);
  for (const side of [left, right]) tracePolyline(canvas, side);
  canvas.moveTo(x + rim, top + 4);
  canvas.ellipse(x, top + 4, rim, rim * 0.3, 0, 0, 2 * Math.PI);
  canvas.stroke();
};
