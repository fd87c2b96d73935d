import type { Element } from '@emberclutch/contract/asset/asset-values.ts';
import { elements } from '@emberclutch/contract/asset/asset-values.ts';
import { Container, Sprite } from 'pixi.js';
import { genesis, regions } from '../simulation/regions.ts';
import type { Point } from '../simulation/point.ts';
import { paintTexture } from './paint-texture.ts';

const names: Record<Element, string> = { AIR: 'Air', EARTH: 'Earth', FIRE: 'Fire', WATER: 'Water' };

interface Lettering extends Point {
  word: string;
  /** Height of the letters. */
  size: number;
  letterSpacing: number;
  /** Units by which the middle of the line is lower than its ends. */
  bend: number;
}

const letterings: readonly Lettering[] = [
  ...elements.map((house) => {
    const { x, y, radiusY } = regions[house];
    return { word: names[house], x, y: y + radiusY * 0.5, size: 400, letterSpacing: 170, bend: 70 };
  }),
  { word: 'Genesis', x: genesis.x, y: genesis.y + 640, size: 150, letterSpacing: 40, bend: -46 },
];

/** Pixels per unit. It can be low, because names are visible only in far views. */
const scale = 0.14;

/** Letters and their outlines, which separate them from the ground. */
const inks = {
  day: { letter: 'rgba(51,40,28,0.88)', outline: 'rgba(246,239,220,0.8)' },
  night: { letter: 'rgba(230,236,255,0.95)', outline: 'rgba(12,20,36,0.8)' },
} as const;

/** Darkness at which moonlit names begin to replace names in ink, and at which they have replaced them. */
const [inkUntil, moonlitFrom] = [0.5, 0.56];

/** The names of the regions: in ink by day, moonlit at night and on the dark theme. */
export class RegionNames {
  readonly view = new Container();
  readonly #day = new Container();
  readonly #night = new Container();
  readonly #isDark: boolean;

  constructor(theme: 'light' | 'dark') {
    this.#isDark = theme === 'dark';
    this.view.addChild(this.#day, this.#night);
  }

  /** Paints the names once their font is loaded. */
  async open(): Promise<void> {
    await loadNameFont();
    for (const [container, ink] of [
      [this.#day, inks.day],
      [this.#night, inks.night],
    ] as const)
      container.addChild(...letterings.map((lettering) => createName(lettering, ink)));
  }

  /** @param night 0 by day, 1 at night @param zoom pixels per unit */
  update(night: number, zoom: number): void {
    // Fades out where a word is wider than the view and would appear as a few faint letters.
    this.view.alpha = 0.85 * Math.max(0, Math.min(1, (0.38 - zoom) / 0.16));
    this.view.visible = this.view.alpha > 0.02;
    // The change is quick, because halfway between ink and moonlight both would be grey.
    this.#night.alpha = this.#isDark
      ? 1
      : Math.max(0, Math.min(1, (night - inkUntil) / (moonlitFrom - inkUntil)));
    this.#day.alpha = 1 - this.#night.alpha;
  }
}

function createName(lettering: Lettering, ink: (typeof inks)['day' | 'night']): Sprite {
  const { word, x, y, size } = lettering;
  const [width, height] = [size * (0.8 * word.length + 2), size * 2.4];
  const texture = paintTexture(width * scale, height * scale, (canvas) => {
    canvas.scale(scale, scale);
    paintName(canvas, { ...lettering, x: width / 2, y: size * 1.5 }, ink);
  });
  const sprite = new Sprite(texture);
  sprite.position.set(x - width / 2, y - size * 1.5);
  sprite.scale.set(1 / scale);
  return sprite;
}

/** Paints widely spaced letters on a curved line, as on engraved maps. */
function paintName(
  canvas: CanvasRenderingContext2D,
  { word, x, y, size, letterSpacing, bend }: Lettering,
  { letter: color, outline }: (typeof inks)['day' | 'night'],
) {
  canvas.font = toNameFont(size);
  canvas.textAlign = 'center';
  canvas.textBaseline = 'alphabetic';
  canvas.lineJoin = 'round';
  canvas.lineWidth = size * 0.15;
  canvas.strokeStyle = outline;
  canvas.fillStyle = color;
  const letters = [...word];
  const widths = letters.map((letter) => canvas.measureText(letter).width);
  const totalWidth = widths.reduce((sum, width) => sum + width, 0) + letterSpacing * (letters.length - 1);
  let left = x - totalWidth / 2;
  for (const [index, letter] of letters.entries()) {
    const width = widths[index] ?? 0;
    const across = (left + width / 2 - x) / (totalWidth / 2);
    canvas.save();
    canvas.translate(left + width / 2, y - bend * across * across);
    canvas.rotate((-2 * bend * across) / (totalWidth / 2));
    canvas.strokeText(letter, 0, 0);
    canvas.fillText(letter, 0, 0);
    canvas.restore();
    left += width + letterSpacing;
  }
}

/** The font for the names of regions. @param px height of the letters */
const toNameFont = (px: number): string => `italic 500 ${px}px Fraunces, 'Iowan Old Style', Georgia, serif`;

/** Loads the font of the names, for at most a second: a canvas does not wait for a font, but draws with another one. */
async function loadNameFont(): Promise<void> {
  const fontLoad = document.fonts.load(toNameFont(16)).catch(() => []);
  await Promise.race([fontLoad, new Promise((resolve) => setTimeout(resolve, maxFontWaitMs))]);
}

const maxFontWaitMs = 1_000;
