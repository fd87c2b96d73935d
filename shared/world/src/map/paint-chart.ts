import type { Point } from '../simulation/point.ts';
import { genesis } from '../simulation/regions.ts';
import { applyAlpha, beginLine, fade } from './canvas.ts';
import type { Canvas } from './canvas.ts';
import { placePoints, tracePolygon, tracePolyline } from './trace.ts';
import { compassRose } from './world-area.ts';
import type { MapPalette } from './map-palette.ts';
import { mixColors } from '@emberclutch/art/palette.ts';
import { openSeaShade } from './open-sea.ts';
import { expand, contains } from './box.ts';
import type { Box } from './box.ts';

/** Decorations of an old chart: a compass rose and sea serpents. */
export function paintChart(canvas: Canvas, palette: MapPalette, area: Box): void {
  if (contains(expand(area, compassRose.radius + 150), compassRose))
    paintCompassRose(canvas, compassRose, palette);
  for (const [serpent, facing] of serpents)
    if (contains(expand(area, serpentReach), serpent)) paintSerpent(canvas, serpent, facing, palette);
}

/** In the open sea to the west and to the east, facing Genesis. */
const serpents = [
  [{ x: 860, y: 4_040 }, -1],
  [{ x: 11_480, y: 4_090 }, 1],
] as const;

/** A compass rose with sixteen points, half of each in shadow, and rings. */
function paintCompassRose(canvas: Canvas, { x, y }: Point, { ink, paper, line, pen, sea }: MapPalette) {
  canvas.save();
  canvas.translate(x, y);
  canvas.fillStyle = applyAlpha(sea, 0.8);
  canvas.beginPath();
  canvas.arc(0, 0, compassRose.radius, 0, 2 * Math.PI);
  canvas.fill();
  canvas.strokeStyle = applyAlpha(ink, line * 0.8);
  for (const [radius, width] of [
    [330, 5],
    [306, 3],
    [150, 3],
  ] as const) {
    canvas.lineWidth = width * pen;
    canvas.beginPath();
    canvas.arc(0, 0, radius, 0, 2 * Math.PI);
    canvas.stroke();
  }
  canvas.beginPath();
  for (let tick = 0; tick < 72; tick += 1) {
    const angle = (2 * Math.PI * tick) / 72;
    canvas.moveTo(306 * Math.cos(angle), 306 * Math.sin(angle));
    canvas.lineTo(330 * Math.cos(angle), 330 * Math.sin(angle));
  }
  canvas.stroke();
  // The shorter points are painted first, because the four main ones overlap them.
  for (const [points, turn, reach, waist] of [
    [8, 0.5, 250, 34],
    [4, 0.5, 330, 58],
    [4, 0, 440, 76],
  ] as const)
    for (let point = 0; point < points; point += 1) {
      const angle = (2 * Math.PI * (point + turn)) / points;
      for (const side of [-1, 1] as const) {
        const edge = angle + (side * Math.PI) / (points === 8 ? 16 : 8);
        canvas.beginPath();
        canvas.moveTo(0, 0);
        canvas.lineTo(reach * Math.cos(angle), reach * Math.sin(angle));
        canvas.lineTo(waist * Math.cos(edge), waist * Math.sin(edge));
        canvas.closePath();
        canvas.fillStyle = side < 0 ? paper : applyAlpha(ink, line * 1.1);
        canvas.fill();
        canvas.lineWidth = 4 * pen;
        canvas.stroke();
      }
    }
  // An N at the northern point.
  beginLine(canvas, applyAlpha(ink, line + 0.2), 14);
  tracePolyline(canvas, placePoints('-36,-462 -36,-560 36,-462 36,-560', origin));
  canvas.stroke();
  canvas.restore();
}

/** Light from the upper left, and shade on the opposite side. */
export function paintLight(canvas: Canvas, palette: MapPalette, { x, y, width, height }: Box): void {
  const warmLight = canvas.createRadialGradient(2_200, 900, 400, 2_200, 900, 8_200);
  canvas.fillStyle = fade(warmLight, palette.glow, { 0: 0.3, 0.5: 0.1, 1: 0 });
  canvas.fillRect(x, y, width, height);
  const shade = canvas.createRadialGradient(5_000, 3_300, 3_600, 6_000, 4_000, 7_600);
  canvas.fillStyle = fade(shade, palette.shade, { 0: 0, 1: openSeaShade });
  canvas.fillRect(x, y, width, height);
}

/** Thin rays from Genesis to the four regions, like the rhumb lines of a chart. */
export function paintRays(canvas: Canvas, { ink, line, pen }: MapPalette) {
  beginLine(canvas, applyAlpha(ink, line * 0.16), 3.5 * pen);
  for (let ray = 0; ray < 32; ray += 1) {
    const angle = (2 * Math.PI * ray) / 32;
    const reach = ray % 8 === 4 ? 7_000 : 2_400;
    canvas.moveTo(genesis.x + 1_020 * Math.cos(angle), genesis.y + 700 * Math.sin(angle));
    canvas.lineTo(genesis.x + reach * Math.cos(angle), genesis.y + reach * 0.68 * Math.sin(angle));
  }
  canvas.stroke();
}

/** Scale of the measurements below, and half the width of a serpent from head to tail. */
const serpentScale = 1.5;
const serpentReach = 600 * serpentScale;

const origin: Point = { x: 0, y: 0 };

/** Start and end of the body, which forms waves between them; the number of waves, and the heights of the first and the last wave. */
const [neck, tail] = [-352, 500];
const [waves, firstHeight, lastHeight] = [2.5, 150, 66];
const [neckThickness, tailThickness] = [76, 12];

/** Number of steps along each side of the body. */
const bodySteps = 120;

/** A sea serpent in one filled shape, because loops would look like letters from afar. @param facing 1 is left, -1 is right */
function paintSerpent(canvas: Canvas, { x, y }: Point, facing: 1 | -1, palette: MapPalette): void {
  const { ink, line, pen, sea, foam, regions } = palette;
  const skin = mixColors(regions.WATER.deep, ink, 0.22);
  canvas.save();
  canvas.translate(x, y);
  canvas.scale(facing * serpentScale, serpentScale);
  canvas.lineJoin = 'round';
  canvas.lineCap = 'round';
  canvas.fillStyle = applyAlpha(skin, 0.16);
  traceBody(canvas);
  canvas.fill();
  canvas.save();
  canvas.beginPath();
  canvas.rect(-serpentReach, -serpentReach, 2 * serpentReach, serpentReach);
  canvas.clip();
  canvas.fillStyle = skin;
  canvas.strokeStyle = applyAlpha(ink, line + 0.1);
  canvas.lineWidth = 4 * pen;
  traceBody(canvas);
  canvas.fill();
  canvas.stroke();
  paintHead(canvas);
  hatchBelly(canvas, applyAlpha(ink, line * 0.6), pen);
  paintSerpentLight(canvas, mixColors(skin, foam, 0.42), pen);
  canvas.restore();
  canvas.lineWidth = 5 * pen;
  canvas.strokeStyle = mixColors(sea, foam, 0.8);
  paintRipples(canvas);
  canvas.restore();
}

/** The middle of the body, and half its thickness, at a share of its length. */
function measureBody(share: number): Point & { half: number } {
  const height = firstHeight + (lastHeight - firstHeight) * share;
  return {
    x: neck + (tail - neck) * share,
    y: -height * Math.sin(2 * Math.PI * waves * share) * 0.75 - 10,
    half: (neckThickness + (tailThickness - neckThickness) * share ** 0.8) / 2,
  };
}

/** A point beside the middle of the body. @param side -1 is the back, 1 the belly, values between are inside */
function findPointBeside(share: number, side: number): Point {
  const [before, at, after] = [measureBody(share - 0.005), measureBody(share), measureBody(share + 0.005)];
  const length = Math.hypot(after.x - before.x, after.y - before.y);
  return {
    x: at.x - ((after.y - before.y) / length) * at.half * side,
    y: at.y + ((after.x - before.x) / length) * at.half * side,
  };
}

function traceBody(canvas: Canvas) {
  canvas.beginPath();
  for (const side of [-1, 1])
    for (let step = 0; step <= bodySteps; step += 1) {
      const { x, y } = findPointBeside((side < 0 ? step : bodySteps - step) / bodySteps, side);
      canvas.lineTo(x, y);
      if (side < 0 && step === bodySteps) traceFin(canvas, measureBody(1));
    }
  canvas.closePath();
}

function traceFin(canvas: Canvas, { x, y }: Point) {
  canvas.lineTo(x + 66, y - 66);
  canvas.lineTo(x + 44, y - 4);
  canvas.lineTo(x + 70, y + 34);
}

/** The neck rises from the water and bends forward. */
function paintHead(canvas: Canvas) {
  const crest = placePoints('-410,-292 -340,-326 -366,-268 -306,-258 -364,-216', origin);
  tracePolygon(canvas, crest);
  canvas.fill();
  canvas.stroke();
  canvas.beginPath();
  canvas.moveTo(-318, 0);
  canvas.bezierCurveTo(-318, -110, -372, -140, -368, -214);
  canvas.bezierCurveTo(-366, -290, -432, -312, -478, -286);
  canvas.lineTo(-572, -226);
  canvas.lineTo(-516, -218);
  canvas.lineTo(-552, -190);
  canvas.bezierCurveTo(-496, -188, -458, -196, -448, -180);
  canvas.bezierCurveTo(-436, -110, -410, -90, -410, 0);
  canvas.closePath();
  canvas.fill();
  canvas.stroke();
}

function hatchBelly(canvas: Canvas, color: string, pen: number) {
  beginLine(canvas, color, 3 * pen);
  for (let step = 14; step < bodySteps; step += 2) {
    const [from, to] = [
      findPointBeside(step / bodySteps, 0.1),
      findPointBeside(step / bodySteps + 0.006, 0.86),
    ];
    canvas.moveTo(from.x, from.y);
    canvas.lineTo(to.x, to.y);
  }
  canvas.stroke();
}

/** Light from above along the back, and the eye. */
function paintSerpentLight(canvas: Canvas, color: string, pen: number) {
  canvas.strokeStyle = color;
  canvas.fillStyle = color;
  canvas.lineWidth = Math.max(7, 11 * pen);
  canvas.beginPath();
  for (let step = 12; step < bodySteps; step += 1) {
    const { x, y } = findPointBeside(step / bodySteps, -0.5);
    if (y < -40) canvas.lineTo(x, y);
    else canvas.moveTo(x, y);
  }
  canvas.stroke();
  canvas.beginPath();
  canvas.arc(-466, -252, 11, 0, 2 * Math.PI);
  canvas.fill();
}

/** Ripples where the body meets the water. */
function paintRipples(canvas: Canvas) {
  canvas.beginPath();
  for (let step = 1; step < bodySteps; step += 1) {
    const [before, after] = [measureBody((step - 1) / bodySteps), measureBody(step / bodySteps)];
    if (before.y < 0 !== after.y < 0) traceRipple(canvas, after.x, 1.1 * after.half + 12);
  }
  traceRipple(canvas, -364, 72);
  canvas.stroke();
}

function traceRipple(canvas: Canvas, x: number, width: number) {
  canvas.moveTo(x - width, 4);
  canvas.quadraticCurveTo(x, 18, x + width, 2);
  canvas.moveTo(x - width * 0.6, 20);
  canvas.quadraticCurveTo(x, 32, x + width * 0.7, 18);
}
