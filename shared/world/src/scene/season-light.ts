import type { SeasonTint } from '@emberclutch/contract/site/page-protocol.ts';

export interface SeasonLight {
  /** Red, green and blue that the world is multiplied with by day. */
  day: readonly [number, number, number];
  /** What drifts in the air. */
  mote: {
    tint: number;
    /** Pixels a second, to the right and down. */
    drift: readonly [number, number];
    size: number;
    glows: boolean;
  };
}

/** What a season does to the light over the world, and what its air carries. */
export const seasonLights: Record<SeasonTint, SeasonLight> = {
  genesis: { day: [255, 244, 238], mote: { tint: 0xfff3dc, drift: [7, -9], size: 0.5, glows: true } },
  earth: { day: [248, 250, 226], mote: { tint: 0xa9742f, drift: [26, 17], size: 0.62, glows: false } },
  water: { day: [232, 248, 250], mote: { tint: 0xe8f6fb, drift: [-12, 52], size: 0.46, glows: false } },
  air: { day: [246, 244, 255], mote: { tint: 0xffffff, drift: [44, 8], size: 0.6, glows: false } },
  fire: { day: [255, 234, 212], mote: { tint: 0xff8a3c, drift: [9, -30], size: 0.5, glows: true } },
  primordial: { day: [238, 232, 236], mote: { tint: 0x3b3440, drift: [-6, 13], size: 0.5, glows: false } },
};
