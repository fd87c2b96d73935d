import type { SpeckKind } from './dragon-sprite.ts';
import { mixColors } from './colors.ts';

type SpeckColors = Readonly<Record<SpeckKind, number>>;

/**
 * Darkness at which specks begin to change from dark to bright, and at which the change ends. It is quick, because halfway they blend into
 * the ground.
 */
const [start, end] = [0.47, 0.55] as const;

/** Colours of specks. @param night 0 by day, 1 at night */
export function speckColorsAt({ day, night: dark }: { day: SpeckColors; night: SpeckColors }, night: number) {
  const share = Math.max(0, Math.min(1, (night - start) / (end - start)));
  const colorOf = (kind: SpeckKind) => mixColors(day[kind], dark[kind], share);
  return {
    FIRE: colorOf('FIRE'),
    WATER: colorOf('WATER'),
    EARTH: colorOf('EARTH'),
    AIR: colorOf('AIR'),
    golden: colorOf('golden'),
  };
}
