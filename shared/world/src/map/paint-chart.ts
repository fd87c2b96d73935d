import type { Element } from '@emberclutch/contract/asset/asset-words.ts';
import { elements } from '@emberclutch/contract/asset/asset-words.ts';
import type { Point } from '../simulation/point.ts';
import { genesis, lands } from '../simulation/lands.ts';
import type { Canvas } from './canvas.ts';
import { compassRose } from './map-area.ts';
import type { MapPalette } from './map-palette.ts';
import { withAlpha } from './mix.ts';
import { expand, contains } from './region.ts';
import { paintSerpent, serpentReach } from './paint-serpent.ts';
import type { Region } from './region.ts';

/** Decorations of an old chart: names of the lands, a compass rose and sea serpents. */
export function paintChart(canvas: Canvas, palette: MapPalette, region: Region): void {
  if (contains(expand(region, compassRose.radius + 150), compassRose))
    paintCompassRose(canvas, compassRose, palette);
  for (const [serpent, facing] of serpents)
    if (contains(expand(region, serpentReach), serpent)) paintSerpent(canvas, serpent, facing, palette);
  for (const name of nameLetterings())
    if (contains(expand(region, name.size * name.word.length), name)) paintName(canvas, name, palette);
}

/** In the open sea to the west and to the east, facing Genesis. */
const serpents = [
  [{ x: 900, y: 4_010 }, -1],
  [{ x: 11_300, y: 4_090 }, 1],
] as const;

const names: Record<Element, string> = { AIR: 'Air', EARTH: 'Earth', FIRE: 'Fire', WATER: 'Water' };

interface Lettering extends Point {
  word: string;
  /** Height of the letters. */
  size: number;
  letterSpacing: number;
  /** Units by which the middle of the line is lower than its ends. */
  bend: number;
}

/** Positions and lettering of the names of the lands. */
export const nameLetterings = (): Lettering[] => [
  ...elements.map((house) => {
    const { x, y, radiusY } = lands[house];
    return { word: names[house], x, y: y + radiusY * 0.62, size: 400, letterSpacing: 170, bend: 70 };
  }),
  { word: 'Genesis', x: genesis.x, y: genesis.y + 640, size: 150, letterSpacing: 40, bend: -46 },
];

const nameFont = (px: number) => `italic 500 ${px}px Fraunces, 'Iowan Old Style', Georgia, serif`;

/**
 * Loads the font of the names. A canvas does not wait for a font, but falls back to another one.
 * @returns after a second at most, because a map in another font is better than none
 */
export async function loadNameFont(): Promise<void> {
  const loaded = document.fonts.load(nameFont(16)).catch(() => []);
  await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, maxFontWaitMs))]);
}

const maxFontWaitMs = 1_000;

/** Paints widely spaced letters on a curved line, as on engraved maps. */
export function paintName(
  canvas: Canvas,
  { word, x, y, size, letterSpacing, bend }: Lettering,
  { ink, paper, line, pen }: MapPalette,
) {
  // In a close view the huge letters would hide the map.
  const strength = Math.min(1, pen * pen);
  canvas.save();
  canvas.font = nameFont(size);
  canvas.textAlign = 'center';
  canvas.textBaseline = 'alphabetic';
  canvas.lineJoin = 'round';
  const letters = [...word];
  const widths = letters.map((letter) => canvas.measureText(letter).width);
  const whole = widths.reduce((sum, width) => sum + width, 0) + letterSpacing * (letters.length - 1);
  let left = x - whole / 2;
  for (const [index, letter] of letters.entries()) {
    const width = widths[index] ?? 0;
    const across = (left + width / 2 - x) / (whole / 2);
    canvas.save();
    canvas.translate(left + width / 2, y - bend * across * across);
    canvas.rotate((-2 * bend * across) / (whole / 2));
    // A pale outline separates the letter from hatching.
    canvas.strokeStyle = withAlpha(paper, 0.8 * strength);
    canvas.lineWidth = size * 0.15;
    canvas.strokeText(letter, 0, 0);
    canvas.fillStyle = withAlpha(ink, Math.min(1, line * 1.45) * strength);
    canvas.fillText(letter, 0, 0);
    canvas.strokeStyle = withAlpha(ink, line * 0.8 * strength);
    canvas.lineWidth = 4 * pen;
    canvas.strokeText(letter, 0, 0);
    canvas.restore();
    left += width + letterSpacing;
  }
  canvas.restore();
}

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
  // Shorter points first: the four main ones overlap them.
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
  canvas.font = `500 130px Fraunces, 'Iowan Old Style', Georgia, serif`;
  canvas.textAlign = 'center';
  canvas.fillStyle = withAlpha(ink, line + 0.2);
  canvas.fillText('N', 0, -472);
  canvas.restore();
}

/** Light from the upper left, and shade opposite to it. */
export function* paintLight(
  canvas: Canvas,
  palette: MapPalette,
  { x, y, width, height }: Region,
): Generator<void> {
  yield;
  const warm = canvas.createRadialGradient(2_200, 900, 400, 2_200, 900, 8_200);
  warm.addColorStop(0, withAlpha(palette.glow, 0.3));
  warm.addColorStop(0.5, withAlpha(palette.glow, 0.1));
  warm.addColorStop(1, withAlpha(palette.glow, 0));
  canvas.fillStyle = warm;
  canvas.fillRect(x, y, width, height);
  yield;
  const shade = canvas.createRadialGradient(5_000, 3_300, 3_600, 6_000, 4_000, 7_600);
  shade.addColorStop(0, withAlpha(palette.shade, 0));
  shade.addColorStop(1, withAlpha(palette.shade, 0.42));
  canvas.fillStyle = shade;
  canvas.fillRect(x, y, width, height);
}

/** Thin rays from Genesis to the four lands, like the rhumb lines of a chart. */
export function paintRays(canvas: Canvas, { ink, line, pen }: MapPalette) {
  canvas.strokeStyle = withAlpha(ink, line * 0.16);
  canvas.lineWidth = 3.5 * pen;
  canvas.beginPath();
  for (let ray = 0; ray < 32; ray += 1) {
    const angle = (2 * Math.PI * ray) / 32;
    const reach = ray % 8 === 4 ? 7_000 : 2_400;
    canvas.moveTo(genesis.x + 1_020 * Math.cos(angle), genesis.y + 700 * Math.sin(angle));
    canvas.lineTo(genesis.x + reach * Math.cos(angle), genesis.y + reach * 0.68 * Math.sin(angle));
  }
  canvas.stroke();
}
