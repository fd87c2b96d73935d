import { mixColors } from './colors.ts';

/** Colours of silhouettes by day and at night: darker than the light map, brighter than the dark map. */
export const silhouetteColorsByTheme = {
  light: {
    day: { FIRE: 0xa8452a, WATER: 0x1f6f6a, EARTH: 0x4d6329, AIR: 0x5d5f96, golden: 0xb97e08 },
    night: { FIRE: 0xffb48e, WATER: 0x9af0e2, EARTH: 0xd2e89a, AIR: 0xccd2ff, golden: 0xffe07a },
  },
  dark: {
    day: { FIRE: 0xff9a6c, WATER: 0x74dccf, EARTH: 0xbcd678, AIR: 0xb8c0ff, golden: 0xffd95e },
    night: { FIRE: 0xffa67c, WATER: 0x86ead8, EARTH: 0xc8e088, AIR: 0xc4caff, golden: 0xffe07a },
  },
} as const;

/** Colours for the grey drawings of the atlas: three per house. */
export const drawingColors = {
  FIRE: [0xf08a5c, 0xe8ae74, 0xdc6a62],
  WATER: [0x78c4b6, 0x86b8dc, 0xa6d8c4],
  EARTH: [0xb4c274, 0xc8a06c, 0x94b07c],
  AIR: [0xb4c0f0, 0xd0b4e4, 0xe4e6f4],
} as const;

/** The rim of the player's own silhouettes. */
export const ownColor = 0x8dffc4;

export const goldenDrawingColor = 0xffc544;

/** Determines the colour of a silhouette. */
export type SilhouetteKind = keyof (typeof silhouetteColorsByTheme)['light']['day'];

type SilhouetteColors = Readonly<Record<SilhouetteKind, number>>;

/** Darkness at which silhouettes begin and end to change from dark to bright: quickly, because halfway they blend into the ground. */
const [start, end] = [0.47, 0.55];

/** Colours of silhouettes. @param night 0 by day, 1 at night */
export function mixSilhouetteColors(
  { day, night: dark }: { day: SilhouetteColors; night: SilhouetteColors },
  night: number,
) {
  const share = Math.max(0, Math.min(1, (night - start) / (end - start)));
  const mixColor = (kind: SilhouetteKind) => mixColors(day[kind], dark[kind], share);
  return {
    FIRE: mixColor('FIRE'),
    WATER: mixColor('WATER'),
    EARTH: mixColor('EARTH'),
    AIR: mixColor('AIR'),
    golden: mixColor('golden'),
  };
}
