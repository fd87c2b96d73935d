import type { Point } from '../simulation/point.ts';
import type { Canvas } from './canvas.ts';
import type { MapPalette } from './map-palette.ts';
import { mix, withAlpha } from './mix.ts';

/** Scale of the measures below, and half the width of a serpent: head, three loops and tail. */
const size = 1.4;
export const serpentReach = 560 * size;

/** Loops above the water: position along the serpent, radius, and thickness of the body. */
const loops = [
  { along: -150, radius: 120, thick: 56 },
  { along: 120, radius: 104, thick: 48 },
  { along: 330, radius: 74, thick: 34 },
] as const;

/**
 * A sea serpent, as on old charts.
 * @param facing 1 is left, -1 is right
 */
export function paintSerpent(canvas: Canvas, { x, y }: Point, facing: 1 | -1, palette: MapPalette): void {
  const { ink, line, pen, sea, foam, land } = palette;
  canvas.save();
  canvas.translate(x, y);
  canvas.scale(facing * size, size);
  canvas.lineJoin = 'round';
  canvas.lineCap = 'round';
  canvas.lineWidth = 5.5 * pen;
  canvas.strokeStyle = withAlpha(ink, line + 0.1);
  canvas.fillStyle = mix(sea, land.WATER.deep, 0.5);
  for (const loop of loops) paintLoop(canvas, loop);
  paintTail(canvas);
  paintHead(canvas);
  // Scales: hatching on the shaded side.
  canvas.lineWidth = 2.6 * pen;
  canvas.strokeStyle = withAlpha(ink, line * 0.8);
  canvas.beginPath();
  for (const { along, radius, thick } of loops)
    for (let stroke = 1; stroke < 9; stroke += 1) {
      const angle = (facing > 0 ? -0.52 : -0.94) * Math.PI + (stroke * Math.PI * 0.46) / 9;
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      canvas.moveTo(along + (radius - thick * 0.45) * cos, (radius - thick * 0.45) * sin);
      canvas.lineTo(along + radius * 0.97 * cos, radius * 0.97 * sin);
    }
  canvas.stroke();
  // Ripples around the body.
  canvas.lineWidth = 4.6 * pen;
  canvas.strokeStyle = mix(sea, foam, 0.8);
  canvas.beginPath();
  for (const { along, radius, thick } of loops)
    for (const foot of [along - radius + thick / 2, along + radius - thick / 2]) ripple(canvas, foot, thick);
  ripple(canvas, -366, 62);
  ripple(canvas, 470, 40);
  canvas.stroke();
  canvas.restore();
}

function paintLoop(canvas: Canvas, { along, radius, thick }: (typeof loops)[number]) {
  canvas.beginPath();
  canvas.arc(along, 0, radius, Math.PI, 0);
  canvas.lineTo(along + radius - thick, 0);
  canvas.arc(along, 0, radius - thick, 0, Math.PI, true);
  canvas.closePath();
  canvas.fill();
  canvas.stroke();
}

/** The neck rises from the water and bends forward. */
function paintHead(canvas: Canvas) {
  canvas.beginPath();
  canvas.moveTo(-334, 0);
  canvas.bezierCurveTo(-330, -90, -400, -120, -392, -206);
  canvas.bezierCurveTo(-386, -262, -432, -280, -470, -262);
  canvas.lineTo(-540, -214);
  canvas.lineTo(-500, -206);
  canvas.lineTo(-528, -184);
  canvas.bezierCurveTo(-486, -186, -456, -190, -450, -178);
  canvas.bezierCurveTo(-446, -110, -404, -84, -398, 0);
  canvas.closePath();
  canvas.fill();
  canvas.stroke();
  // Crest, eye.
  canvas.beginPath();
  canvas.moveTo(-402, -262);
  canvas.lineTo(-350, -286);
  canvas.lineTo(-376, -240);
  canvas.lineTo(-334, -232);
  canvas.lineTo(-378, -202);
  canvas.stroke();
  canvas.beginPath();
  canvas.arc(-462, -234, 7, 0, 2 * Math.PI);
  canvas.stroke();
}

function paintTail(canvas: Canvas) {
  canvas.beginPath();
  canvas.moveTo(452, 0);
  canvas.bezierCurveTo(450, -50, 470, -76, 506, -86);
  canvas.lineTo(548, -128);
  canvas.lineTo(540, -82);
  canvas.lineTo(560, -52);
  canvas.lineTo(514, -60);
  canvas.bezierCurveTo(496, -50, 488, -30, 486, 0);
  canvas.closePath();
  canvas.fill();
  canvas.stroke();
}

function ripple(canvas: Canvas, x: number, width: number) {
  canvas.moveTo(x - width, 4);
  canvas.quadraticCurveTo(x, 18, x + width, 2);
  canvas.moveTo(x - width * 0.6, 20);
  canvas.quadraticCurveTo(x, 32, x + width * 0.7, 18);
}
