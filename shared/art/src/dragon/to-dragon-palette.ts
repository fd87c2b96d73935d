import type { Palette, Tint } from '../palette.ts';
import { gold, mixColors, mixTints, choosePalette } from '../palette.ts';
import type { Traits } from '../traits.ts';

/** The colours of a dragon, which deepen with age. On a gold body, markings and wings keep their own colours. */
export function toDragonPalette(traits: Traits): Palette {
  const palette = choosePalette({ ...traits, golden: false });
  const ground = deepen(palette.ground, traits.age);
  return traits.golden
    ? {
        ...palette,
        golden: true,
        ground: mixTints(ground, gold, 0.88),
        marks: mixTints(palette.marks, gold, 0.12),
        house: mixTints(palette.house, gold, 0.5),
      }
    : { ...palette, ground };
}

const deepen = ({ light, mid, deep }: Tint, age: number): Tint =>
  age < 0.5
    ? {
        light: mixColors(light, '#fffaf0', (0.5 - age) * 0.7),
        mid: mixColors(mid, light, (0.5 - age) * 0.7),
        deep,
      }
    : { light: mixColors(light, mid, (age - 0.5) * 0.8), mid: mixColors(mid, deep, (age - 0.5) * 0.6), deep };
