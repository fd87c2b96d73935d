import type { Texture } from 'pixi.js';
import { paintedTexture } from './painted-texture.ts';

const [width, height] = [96, 144];

type Paint = CanvasRenderingContext2D;
type Coordinates = readonly [x: number, y: number];

const ink = '#2a1c0e';

export const paintMonumentParts = (): Record<'column' | 'stone' | 'sign', Texture> => ({
  column: paintColumn(),
  stone: paintSeasonStone(),
  sign: paintSeasonSign(),
});

/** A column with a golden dragon's egg on its top, where a golden dragon has hatched. */
const paintColumn = (): Texture =>
  paintedTexture(width, height, (paint) => {
    paintShadow(paint);
    const stone = acrossGradient(paint, ['#f4ead0', '#d9c69c', '#8d7750']);
    const gold = acrossGradient(paint, ['#fff3b8', '#f2bd3a', '#9a6410']);
    fillShape(paint, stone, [
      [22, 132],
      [74, 132],
      [68, 116],
      [28, 116],
    ]);
    fillShape(paint, stone, [
      [34, 116],
      [62, 116],
      [57, 56],
      [39, 56],
    ]);
    fillShape(paint, gold, [
      [32, 58],
      [64, 58],
      [60, 48],
      [36, 48],
    ]);
    paint.fillStyle = gold;
    paint.beginPath();
    paint.ellipse(48, 30, 14, 20, 0, 0, 2 * Math.PI);
    paint.fill();
    paint.stroke();
    paint.strokeStyle = '#fffbe6';
    paint.lineWidth = 3;
    paint.beginPath();
    paint.ellipse(48, 30, 8, 13, 0, Math.PI * 0.95, Math.PI * 1.4);
    paint.stroke();
  });

/** A tall standing stone. `paintSeasonSign` lies over it. */
const paintSeasonStone = (): Texture =>
  paintedTexture(width, height, (paint) => {
    paintShadow(paint);
    const stone = acrossGradient(paint, ['#d8d2c2', '#a79f8c', '#655d4e']);
    fillShape(paint, stone, [
      [20, 134],
      [76, 134],
      [71, 70],
      [66, 26],
      [50, 8],
      [34, 18],
      [26, 66],
    ]);
    paint.lineWidth = 2;
    paint.globalAlpha = 0.35;
    for (const [from, to] of [
      [
        [30, 98],
        [44, 88],
      ],
      [
        [62, 112],
        [70, 96],
      ],
      [
        [36, 40],
        [44, 30],
      ],
    ] as const) {
      paint.beginPath();
      paint.moveTo(from[0], from[1]);
      paint.lineTo(to[0], to[1]);
      paint.stroke();
    }
  });

/** The sign of a season: a disc with a mark, white, to be tinted in the colour of its season. */
const paintSeasonSign = (): Texture =>
  paintedTexture(width, height, (paint) => {
    paint.strokeStyle = '#ffffff';
    paint.fillStyle = '#ffffff';
    paint.lineWidth = 6;
    paint.beginPath();
    paint.arc(48, 58, 15, 0, 2 * Math.PI);
    paint.stroke();
    paint.beginPath();
    paint.arc(48, 58, 5, 0, 2 * Math.PI);
    paint.fill();
    for (const y of [86, 100]) paint.fillRect(38, y, 20, 5);
  });

function paintShadow(paint: Paint) {
  const soft = paint.createRadialGradient(0, 0, 2, 0, 0, 40);
  soft.addColorStop(0, 'rgba(24,18,10,0.5)');
  soft.addColorStop(1, 'rgba(24,18,10,0)');
  paint.save();
  paint.translate(54, 132);
  paint.scale(1, 0.28);
  paint.fillStyle = soft;
  paint.fillRect(-42, -42, 84, 84);
  paint.restore();
}

/** Light comes from the left. */
function acrossGradient(paint: Paint, colors: readonly string[]): CanvasGradient {
  const gradient = paint.createLinearGradient(24, 0, 74, 0);
  for (const [index, color] of colors.entries()) gradient.addColorStop(index / (colors.length - 1), color);
  return gradient;
}

function fillShape(paint: Paint, fill: CanvasGradient, points: readonly Coordinates[]) {
  paint.beginPath();
  for (const [x, y] of points) paint.lineTo(x, y);
  paint.closePath();
  paint.fillStyle = fill;
  paint.strokeStyle = ink;
  paint.lineWidth = 4;
  paint.lineJoin = 'round';
  paint.fill();
  paint.stroke();
}
