import { Container, Sprite } from 'pixi.js';
import { mapPalettes } from '../map/map-palette.ts';
import type { MapPalette } from '../map/map-palette.ts';
import { nameLetterings, paintName } from '../map/paint-chart.ts';
import { paintedTexture } from './painted-texture.ts';

/** Pixels per unit. Low, because names are visible in far views only. */
const scale = 0.14;

const moonlit = 0xe6ecff;

/** Darkness at which moonlit names begin to replace names in ink, and at which they have. */
const [inkUntil, moonlitFrom] = [0.5, 0.56];

/** The names of the lands at night. Those on the map are written in ink, which is unreadable in the dark. */
export class NightNames {
  readonly view = new Container();
  /** By day: the dark map is dark then as well. */
  readonly #minStrength: number;

  constructor(palette: MapPalette) {
    this.#minStrength = palette === mapPalettes.dark ? 0.6 : 0;
    const white = { ...palette, ink: '#ffffff', paper: '#0c1424', line: 0.8, pen: 1 };
    for (const name of nameLetterings()) {
      const [width, height] = [name.size * (0.8 * name.word.length + 2), name.size * 2.4];
      const texture = paintedTexture(width * scale, height * scale, (paint) => {
        paint.scale(scale, scale);
        paintName(paint, { ...name, x: width / 2, y: name.size * 1.5 }, white);
      });
      const sprite = new Sprite({ texture, tint: moonlit });
      sprite.position.set(name.x - width / 2, name.y - name.size * 1.5);
      sprite.scale.set(1 / scale);
      this.view.addChild(sprite);
    }
  }

  /** @param night 0 by day, 1 at night @param zoom pixels per unit */
  update(night: number, zoom: number): void {
    // A quick change: halfway between ink and moonlight both would be grey.
    const moonlight = Math.max(0, Math.min(1, (night - inkUntil) / (moonlitFrom - inkUntil)));
    this.view.alpha =
      0.8 * Math.max(this.#minStrength, moonlight) * Math.max(0, Math.min(1, (0.42 - zoom) / 0.2));
    this.view.visible = this.view.alpha > 0.02;
  }
}
