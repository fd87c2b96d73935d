/** One day of the world, in milliseconds: an hour, so that every visitor sees the light change. */
const day = 3_600_000;

export interface SkyLight {
  /** 0 at noon, 1 in the middle of the night. */
  night: number;
  /** 0 most of the time, 1 at sunrise and sunset. */
  glow: number;
  /** Whether the sun rises, or has risen and not yet reached noon. */
  isMorning: boolean;
}

/** The light over the world: the same in every browser at the same instant. @param time server time in milliseconds */
export function skyLightAt(time: number): SkyLight {
  const angle = ((time % day) / day) * 2 * Math.PI;
  const height = Math.cos(angle);
  return {
    night: smooth((0.16 - height) / 0.5),
    glow: Math.max(0, 1 - Math.abs(height + 0.02) / 0.3),
    isMorning: angle > Math.PI,
  };
}

/**
 * Red, green and blue of the light while the sun is low, without what `LowSun` adds; the light of the night; and what twilight
 * adds to it or takes from it: the sea is green, and rose is to be seen.
 */
const lightSky = { sunset: [242, 212, 198], midnight: [74, 90, 132], dusk: [-10, -46, -10] } as const;
const darkSky = { sunset: [255, 226, 204], midnight: [150, 160, 205], dusk: [24, -16, -10] } as const;

/** The colour everything is multiplied with, as 0xrrggbb. @param day colour of the season's light at noon */
export function tintOf({ night, glow }: SkyLight, isDark: boolean, day: readonly number[]): number {
  const { sunset, midnight, dusk } = isDark ? darkSky : lightSky;
  const channel = (index: number) => {
    const between = (from: number, to: readonly number[], share: number) =>
      from + ((to[index] ?? 255) - from) * share;
    const sunlit = between(day[index] ?? 255, sunset, glow);
    // The night begins and ends in the colour of the horizon: between day and night alone lies grey.
    return Math.round(between(sunlit, midnight, night) + (dusk[index] ?? 0) * glow * night);
  };
  return (channel(0) << 16) | (channel(1) << 8) | channel(2);
}

const smooth = (share: number) => {
  const bounded = Math.min(1, Math.max(0, share));
  return bounded * bounded * (3 - 2 * bounded);
};
