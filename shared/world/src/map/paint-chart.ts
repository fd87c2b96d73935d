import type { Point } from '../simulation/point.ts';
import { genesis } from '../simulation/lands.ts';
import type { Canvas } from './canvas.ts';
import { compassRose } from './map-area.ts';
import type { MapPalette } from './map-palette.ts';
import { withAlpha } from './mix.ts';
import { openSeaShade } from './open-sea.ts';
import { expand, contains } from './region.ts';
import { paintSerpent, serpentReach } from './paint-serpent.ts';
import type { Region } from './region.ts';
import { beginLine } from './begin-line.ts';

/** Decorations of an old chart: a compass rose and sea serpents. */
export function paintChart(canvas: Canvas, palette: MapPalette, region: Region): void {
  if (contains(expand(region, compassRose.radius + 150), compassRose))
    paintCompassRose(canvas, compassRose, palette);
  for (const [serpent, facing] of serpents)
    if (contains(expand(region, serpentReach), serpent)) paintSerpent(canvas, serpent, facing, palette);
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
  canvas.fillStyle = withAlpha(sea, 0.8);
  canvas.beginPath();
  canvas.arc(0, 0, compassRose.radius, 0, 2 * Math.PI);
  canvas.fill();
  canvas.strokeStyle = withAlpha(ink, line * 0.8);
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
        canvas.fillStyle = side < 0 ? paper : withAlpha(ink, line * 1.1);
        canvas.fill();
        canvas.lineWidth = 4 * pen;
        canvas.stroke();
      }
    }
  // An N at the northern point.
  beginLine(canvas, withAlpha(ink, line + 0.2), 14);
  canvas.moveTo(-36, -462);
  canvas.lineTo(-36, -560);
  canvas.lineTo(36, -462);
  canvas.lineTo(36, -560);
  canvas.stroke();
  canvas.restore();
}

/** Light from the upper left, and shade on the opposite side. */
export function paintLight(canvas: Canvas, palette: MapPalette, { x, y, width, height }: Region): void {
  const warm = canvas.createRadialGradient(2_200, 900, 400, 2_200, 900, 8_200);
  warm.addColorStop(0, withAlpha(palette.glow, 0.3));
  warm.addColorStop(0.5, withAlpha(palette.glow, 0.1));
  warm.addColorStop(1, withAlpha(palette.glow, 0));
  canvas.fillStyle = warm;
  canvas.fillRect(x, y, width, height);
  const shade = canvas.createRadialGradient(5_000, 3_300, 3_600, 6_000, 4_000, 7_600);
  shade.addColorStop(0, withAlpha(palette.shade, 0));
  shade.addColorStop(1, withAlpha(palette.shade, openSeaShade));
  canvas.fillStyle = shade;
  canvas.fillRect(x, y, width, height);
}

/** Thin rays from Genesis to the four lands, like the rhumb lines of a chart. */
export function paintRays(canvas: Canvas, { ink, line, pen }: MapPalette) {
  beginLine(canvas, withAlpha(ink, line * 0.16), 3.5 * pen);
  for (let ray = 0; ray < 32; ray += 1) {
    const angle = (2 * Math.PI * ray) / 32;
    const reach = ray % 8 === 4 ? 7_000 : 2_400;
    canvas.moveTo(genesis.x + 1_020 * Math.cos(angle), genesis.y + 700 * Math.sin(angle));
    canvas.lineTo(genesis.x + reach * Math.cos(angle), genesis.y + reach * 0.68 * Math.sin(angle));
  }
  canvas.stroke();
}
