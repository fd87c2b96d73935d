import type { SpeckKind } from './move-body.ts';
import { mixTints } from './tints.ts';

type SpeckTints = Readonly<Record<SpeckKind, number>>;

/** When in the evening specks change from dark to bright: quickly, because halfway their colours are those of the ground. */
const [begin, end] = [0.47, 0.55] as const;

/** Colours of specks. @param night 0 by day, 1 at night */
export function speckTintsAt({ day, night: dark }: { day: SpeckTints; night: SpeckTints }, night: number) {
  const share = Math.max(0, Math.min(1, (night - begin) / (end - begin)));
  const tintOf = (kind: SpeckKind) => mixTints(day[kind], dark[kind], share);
  return {
    FIRE: tintOf('FIRE'),
    WATER: tintOf('WATER'),
    EARTH: tintOf('EARTH'),
    AIR: tintOf('AIR'),
    golden: tintOf('golden'),
  };
}
