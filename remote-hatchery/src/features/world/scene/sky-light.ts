/** One day of the world, in milliseconds: an hour, so that every visitor sees the light change. */
const day = 3_600_000;

export interface SkyLight {
  /** 0 at noon, 1 in the middle of the night. */
  night: number;
  /** 0 most of the time, 1 at sunrise and sunset. */
  glow: number;
}

/** The light over the world: the same in every browser at the same instant. @param time server time in milliseconds */
export function skyLightAt(time: number): SkyLight {
  const angle = ((time % day) / day) * 2 * Math.PI;
  const height = Math.cos(angle);
  return {
    night: smooth((0.16 - height) / 0.5),
    glow: Math.max(0, 1 - Math.abs(height + 0.02) / 0.3),
  };
}

/** The colour everything is multiplied with, as 0xrrggbb. @param day colour of the season's light at noon */
export function tintOf({ night, glow }: SkyLight, isDark: boolean, day: readonly number[]): number {
  const darkest = isDark ? [150, 160, 205] : [74, 90, 132];
  const warm = [255, 226, 196];
  const channel = (index: number) => {
    const noon = day[index] ?? 255;
    const warmed = noon + ((warm[index] ?? 255) - noon) * glow;
    return Math.round(warmed + ((darkest[index] ?? 255) - warmed) * night);
  };
  return (channel(0) << 16) | (channel(1) << 8) | channel(2);
}

const smooth = (share: number) => {
  const bounded = Math.min(1, Math.max(0, share));
  return bounded * bounded * (3 - 2 * bounded);
};
