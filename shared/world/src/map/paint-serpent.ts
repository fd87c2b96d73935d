import type { Point } from '../simulation/point.ts';
import type { Canvas } from './canvas.ts';
import type { MapPalette } from './map-palette.ts';
import { mix, withAlpha } from './mix.ts';
import { beginLine } from './begin-line.ts';

/** Scale of the measurements below, and half the width of a serpent from head to tail. */
const size = 1.5;
export const serpentReach = 600 * size;

/** Start and end of the body, which forms waves between them; the number of waves, and the heights of the first and the last wave. */
const [neck, tail] = [-352, 500];
const [waves, firstHeight, lastHeight] = [2.5, 150, 66];
const [neckThickness, tailThickness] = [76, 12];

/** Points of the body on each side. */
const steps = 120;

/**
 * A sea serpent, as on old charts. The body is one filled shape, dark above the water and pale below: separate outlines of loops would look
 * like letters from afar.
 * @param facing 1 is left, -1 is right
 */
export function paintSerpent(canvas: Canvas, { x, y }: Point, facing: 1 | -1, palette: MapPalette): void {
  const { ink, line, pen, sea, foam, land } = palette;
  const skin = mix(land.WATER.deep, ink, 0.22);
  canvas.save();
  canvas.translate(x, y);
  canvas.scale(facing * size, size);
  canvas.lineJoin = 'round';
  canvas.lineCap = 'round';
  canvas.fillStyle = withAlpha(skin, 0.16);
  traceBody(canvas);
  canvas.fill();
  canvas.save();
  canvas.beginPath();
  canvas.rect(-serpentReach, -serpentReach, 2 * serpentReach, serpentReach);
  canvas.clip();
  canvas.fillStyle = skin;
  canvas.strokeStyle = withAlpha(ink, line + 0.1);
  canvas.lineWidth = 4 * pen;
  traceBody(canvas);
  canvas.fill();
  canvas.stroke();
  paintHead(canvas);
  paintScales(canvas, withAlpha(ink, line * 0.6), pen);
  paintLight(canvas, mix(skin, foam, 0.42), pen);
  canvas.restore();
  canvas.lineWidth = 5 * pen;
  canvas.strokeStyle = mix(sea, foam, 0.8);
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
    for (let step = 0; step <= steps; step += 1) {
      const { x, y } = findPointBeside((side < 0 ? step : steps - step) / steps, side);
      canvas.lineTo(x, y);
      if (side < 0 && step === steps) traceFin(canvas, measureBody(1));
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
  // The crest.
  canvas.beginPath();
  canvas.moveTo(-410, -292);
  canvas.lineTo(-340, -326);
  canvas.lineTo(-366, -268);
  canvas.lineTo(-306, -258);
  canvas.lineTo(-364, -216);
  canvas.closePath();
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

/** Hatching on the belly. */
function paintScales(canvas: Canvas, color: string, pen: number) {
  beginLine(canvas, color, 3 * pen);
  for (let step = 14; step < steps; step += 2) {
    const [from, to] = [findPointBeside(step / steps, 0.1), findPointBeside(step / steps + 0.006, 0.86)];
    canvas.moveTo(from.x, from.y);
    canvas.lineTo(to.x, to.y);
  }
  canvas.stroke();
}

/** Light from above along the back, and the eye. */
function paintLight(canvas: Canvas, color: string, pen: number) {
  canvas.strokeStyle = color;
  canvas.fillStyle = color;
  canvas.lineWidth = Math.max(7, 11 * pen);
  canvas.beginPath();
  for (let step = 12; step < steps; step += 1) {
    const { x, y } = findPointBeside(step / steps, -0.5);
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
  for (let step = 1; step < steps; step += 1) {
    const [before, after] = [measureBody((step - 1) / steps), measureBody(step / steps)];
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
