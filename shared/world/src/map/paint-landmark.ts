import { hash } from '../simulation/hash.ts';
import { applyAlpha, beginLine, fillOutlined, paintShadow, strokeLine } from './canvas.ts';
import type { Canvas } from './canvas.ts';
import type { Landmark, Painter } from './landmark.ts';
import type { MapPalette } from './map-palette.ts';
import { mixColors } from '@emberclutch/art/palette.ts';
import { paintCaldera } from './paint-caldera.ts';
import { paintFir } from './paint-fir.ts';
import { paintFloatingPeak } from './paint-floating-peak.ts';
import { paintGiantTree } from './paint-giant-tree.ts';
import { paintMountain } from './paint-mountain.ts';
import { townPainters } from './town-painters.ts';
import { paintVolcano } from './paint-volcano.ts';
import { paintWatchFire } from './paint-watch-fire.ts';
import { tracePolygon } from './trace.ts';
import type { Point } from '../simulation/point.ts';

/** Draws one landmark in elevation: a wash, light from the upper left, and hatching on the right. */
export function paintLandmark(canvas: Canvas, landmark: Landmark, palette: MapPalette): void {
  canvas.lineJoin = 'round';
  canvas.lineCap = 'round';
  painters[landmark.kind](canvas, landmark, palette);
}

const paintHill: Painter = (canvas, { x, y, size, seed, region }, palette) => {
  const tone = palette.regions[region];
  canvas.beginPath();
  canvas.moveTo(x - size, y);
  const right = x + size * (0.2 + 0.3 * hash(seed, 72));
  canvas.bezierCurveTo(x - size * 0.5, y - size * 0.95, right, y - size * 0.9, x + size, y);
  canvas.fillStyle = mixColors(tone.ground, tone.wash, 0.5);
  canvas.fill();
  strokeLine(canvas, applyAlpha(palette.ink, palette.line + 0.1), Math.max(3.4, size * 0.04) * palette.pen);
  beginLine(canvas, applyAlpha(palette.ink, palette.line * 0.55), 2.6 * palette.pen);
  for (let line = 0; line < 6; line += 1) {
    const share = 0.3 + line * 0.1;
    canvas.moveTo(x + size * share, y - size * 0.62 * (1 - share * share) - 4);
    canvas.lineTo(x + size * (share - 0.06), y - size * 0.62 * (1 - share * share) + size * 0.26);
  }
  canvas.stroke();
};

const paintTree: Painter = (canvas, { x, y, size, seed, region }, palette) => {
  const tone = palette.regions[region];
  paintShadow(canvas, x, y, size * 0.5, palette);
  beginLine(canvas, applyAlpha(palette.ink, palette.line + 0.2), Math.max(3, size * 0.07) * palette.pen);
  canvas.moveTo(x, y);
  canvas.lineTo(x, y - size * 0.5);
  canvas.stroke();
  canvas.beginPath();
  const lobes = 7;
  for (let lobe = 0; lobe <= lobes; lobe += 1) {
    const angle = (2 * Math.PI * lobe) / lobes;
    const reach = size * (0.38 + 0.08 * hash(seed, 73 + (lobe % lobes)));
    const px = x + reach * Math.cos(angle);
    const py = y - size * 0.75 + reach * 0.92 * Math.sin(angle);
    const middle = angle - Math.PI / lobes;
    const [tipX, tipY] = [
      x + size * 0.56 * Math.cos(middle),
      y - size * 0.75 + size * 0.52 * Math.sin(middle),
    ];
    if (lobe === 0) canvas.moveTo(px, py);
    else canvas.quadraticCurveTo(tipX, tipY, px, py);
  }
  canvas.fillStyle = mixColors(tone.growth, tone.wash, hash(seed, 74) * 0.7);
  canvas.fill();
  canvas.lineWidth = Math.max(2.4, size * 0.045) * palette.pen;
  canvas.stroke();
  beginLine(canvas, applyAlpha(palette.ink, palette.line * 0.6), 2 * palette.pen);
  for (let line = 0; line < 4; line += 1) {
    const angle = 0.1 + line * 0.36;
    canvas.moveTo(x + size * 0.34 * Math.cos(angle), y - size * 0.75 + size * 0.32 * Math.sin(angle));
    canvas.lineTo(x + size * 0.16 * Math.cos(angle), y - size * 0.75 + size * 0.17 * Math.sin(angle));
  }
  canvas.stroke();
};

const paintStone: Painter = (canvas, { x, y, size, seed, region }, palette) => {
  const tone = palette.regions[region];
  paintShadow(canvas, x, y, size * 0.5, palette);
  const points = [
    { x: x - size * 0.34, y },
    { x: x - size * (0.28 + 0.1 * hash(seed, 77)), y: y - size * 0.72 },
    { x: x - size * 0.06, y: y - size * (0.9 + 0.25 * hash(seed, 78)) },
    { x: x + size * 0.24, y: y - size * 0.8 },
    { x: x + size * 0.36, y },
  ];
  tracePolygon(canvas, points);
  fillOutlined(canvas, mixColors(palette.paper, tone.deep, 0.35), palette, Math.max(3, size * 0.06));
  canvas.lineWidth = 2.4 * palette.pen;
  canvas.beginPath();
  for (let line = 0; line < 5; line += 1) {
    canvas.moveTo(x + size * 0.28, y - size * (0.12 + line * 0.14));
    canvas.lineTo(x + size * 0.08, y - size * (0.06 + line * 0.14));
  }
  canvas.stroke();
};

const createBladesPainter =
  (count: number, height: number): Painter =>
  (canvas, { x, y, size, seed, region }, palette) => {
    beginLine(
      canvas,
      applyAlpha(mixColors(palette.ink, palette.regions[region].growth, 0.45), palette.line + 0.25),
      3.2 * palette.pen,
    );
    for (let blade = 0; blade < count; blade += 1) {
      const out = (blade / (count - 1) - 0.5) * size;
      const top = y - size * height * (0.8 + 0.3 * hash(seed, blade));
      canvas.moveTo(x + out * 0.5, y);
      canvas.quadraticCurveTo(x + out * 0.5, y - size * height * 0.6, x + out * 1.2, top);
    }
    canvas.stroke();
  };

/** Shards of black glass on the coast of Fire. */
const paintShards: Painter = (canvas, { x, y, size, seed, region }, palette) => {
  const { deep } = palette.regions[region];
  for (let shard = 0; shard < 5; shard += 1) {
    const left = x + (shard - 2) * size * 0.2;
    const height = size * (0.4 + 0.7 * hash(seed, shard));
    const lean = (hash(seed, 10 + shard) - 0.5) * size * 0.3;
    tracePolygon(canvas, [
      { x: left - size * 0.1, y },
      { x: left + lean, y: y - height },
      { x: left + size * 0.11, y: y + size * 0.03 },
    ]);
    const glass = canvas.createLinearGradient(left - size * 0.1, y - height, left + size * 0.11, y);
    glass.addColorStop(0, mixColors('#8f7f96', palette.snow, 0.4));
    glass.addColorStop(0.4, mixColors('#3b2d3f', deep, 0.25));
    glass.addColorStop(1, '#1d1520');
    fillOutlined(canvas, glass, palette, 2.6);
  }
};

const terraceSteps = 7;

/** Terraces of Earth: fields in steps up a hill, each behind a wall of stones. */
const paintTerraces: Painter = (canvas, { x, y, size, seed, region }, palette) => {
  const tone = palette.regions[region];
  const corners = 48;
  for (let step = 0; step < terraceSteps; step += 1) {
    const share = 1 - step / terraceSteps;
    const middle = { x: x + size * 0.03 * step, y: y - step * size * 0.095 };
    const height = size * 0.045;
    const findEdgePoint = (angle: number, reach: number): Point => {
      // Steps follow the shape of the hill, so none is a circle.
      const deviation =
        1 + 0.05 * Math.sin(3 * angle + 6 * hash(seed, step)) + 0.03 * Math.sin(7 * angle + seed);
      return {
        x: middle.x + size * share * reach * deviation * Math.cos(angle),
        y: middle.y + size * 0.32 * share * reach * deviation * Math.sin(angle),
      };
    };
    const edge = Array.from({ length: corners }, (_, corner) =>
      findEdgePoint((2 * Math.PI * corner) / corners, 1),
    );
    const lifted = edge.map((point) => ({ x: point.x, y: point.y - height }));
    const across = [middle.x - size * share, middle.y, middle.x + size * share, middle.y] as const;

    const front = corners / 2;
    tracePolygon(canvas, [...edge.slice(0, front + 1), ...lifted.slice(0, front + 1).toReversed()]);
    const stone = canvas.createLinearGradient(...across);
    stone.addColorStop(0, mixColors(tone.deep, palette.paper, 0.35));
    stone.addColorStop(1, mixColors(tone.deep, palette.ink, 0.45));
    fillOutlined(canvas, stone, palette, 2.6);
    beginLine(canvas, applyAlpha(palette.ink, palette.line * 0.5), 2 * palette.pen);
    for (let joint = 1; joint < 40 * share; joint += 1) {
      const angle = (Math.PI * (joint + 0.6 * hash(seed + step, joint))) / (40 * share);
      const { x: left, y: low } = findEdgePoint(angle, 1);
      canvas.moveTo(left, low - height * (joint % 2 === 0 ? 0.1 : 0.5));
      canvas.lineTo(left, low - height * (joint % 2 === 0 ? 0.5 : 0.9));
    }
    canvas.stroke();

    tracePolygon(canvas, lifted);
    const crop = mixColors(step % 2 === 0 ? tone.wash : tone.ground, tone.growth, 0.3 * hash(seed, step));
    const field = canvas.createLinearGradient(...across);
    field.addColorStop(0, mixColors(crop, palette.paper, 0.3));
    field.addColorStop(1, mixColors(crop, tone.deep, 0.3));
    fillOutlined(canvas, field, palette, 2.6);
    // Rows of plants around the hill.
    beginLine(
      canvas,
      applyAlpha(mixColors(tone.deep, palette.ink, 0.2), palette.line * 0.7),
      2.2 * palette.pen,
    );
    for (const reach of [0.9, 0.95])
      for (let plant = 0; plant < 90 * share; plant += 1) {
        const angle = (2 * Math.PI * (plant + 0.4 * hash(seed + step, plant))) / (90 * share);
        const point = findEdgePoint(angle, reach);
        canvas.moveTo(point.x, point.y - height);
        canvas.lineTo(point.x + size * 0.004, point.y - height - size * 0.013);
      }
    canvas.stroke();
  }
};

const painters: Record<Landmark['kind'], Painter> = {
  peak: paintMountain({ width: 1.35, snow: 0.22, teeth: 7 }),
  spire: paintMountain({ width: 0.92, snow: 0.34, teeth: 9 }),
  cone: paintMountain({ width: 1.25, snow: 0, teeth: 6 }),
  volcano: paintVolcano,
  'watch fire': paintWatchFire,
  ...townPainters,
  'floating peak': paintFloatingPeak,
  'giant tree': paintGiantTree,
  terraces: paintTerraces,
  caldera: paintCaldera,
  shards: paintShards,
  hill: paintHill,
  tree: paintTree,
  fir: paintFir,
  stone: paintStone,
  reed: createBladesPainter(5, 1.5),
  tuft: createBladesPainter(4, 1),
};
