import type { Palette, Tint } from '../palette.ts';
import { gold, mixed, paletteOf } from '../palette.ts';
import type { Traits } from '../traits.ts';

/**
 * The colours of a dragon. A golden one keeps its own colours: gold is the finish of its plates, horns and ground. The
 * watercolors of an old dragon are deeper.
 */
export function dragonPaletteOf(traits: Traits): Palette {
  const palette = paletteOf({ ...traits, golden: false });
  const ground = deepened(palette.ground, traits.age);
  return traits.golden
    ? {
        ...palette,
        golden: true,
        ground: gilded(ground, 0.3),
        marks: gilded(palette.marks, 0.16),
        house: gilded(palette.house, 0.5),
      }
    : { ...palette, ground };
}

const deepened = ({ light, mid, deep }: Tint, age: number): Tint =>
  age < 0.5
    ? { light: mixed(light, '#fffaf0', (0.5 - age) * 0.7), mid: mixed(mid, light, (0.5 - age) * 0.7), deep }
    : { light: mixed(light, mid, (age - 0.5) * 0.8), mid: mixed(mid, deep, (age - 0.5) * 0.6), deep };

const gilded = ({ light, mid, deep }: Tint, share: number): Tint => ({
  light: mixed(light, gold.light, share),
  mid: mixed(mid, gold.mid, share),
  deep: mixed(deep, gold.deep, share),
});
