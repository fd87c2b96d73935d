import { smoothStep } from './smooth-step.ts';

/** Milliseconds of a day of the world. It lasts an hour, so that every visitor sees the light change. */
const day = 3_600_000;

export interface SkyLight {
  /** 0 at noon, 1 at midnight. */
  night: number;
  /** 0 most of the time, 1 at sunrise and sunset. */
  glow: number;
  /** Whether it is before noon. */
  isMorning: boolean;
}

/** The light at an instant. It is the same in every browser. @param time server time in milliseconds */
export function computeSkyLight(time: number): SkyLight {
  const angle = ((time % day) / day) * 2 * Math.PI;
  const height = Math.cos(angle);
  return {
    night: smoothStep((0.16 - height) / 0.5),
    glow: Math.max(0, 1 - Math.abs(height + 0.02) / 0.3),
    isMorning: angle > Math.PI,
  };
}

/** Light at sunset (without `LowSun`) and at midnight, and an addition at twilight that turns the green sea pink, in red, green, blue. */
const lightSky = { sunset: [242, 212, 198], midnight: [74, 90, 132], dusk: [-10, -46, -10] } as const;
/** The dark theme shows the same map in the light of a clear night. */
const darkSky = { sunset: [124, 94, 96], midnight: [54, 66, 104], dusk: [8, -8, -4] } as const;
const darkDay = [0.33, 0.4, 0.54] as const;

/** Added in the dark at a zoom of one pixel per unit, because the relief of the ground would be too faint in the light of far views. */
const closeLight = [52, 54, 52] as const;
/** Zoom at which the addition begins, and at which it is complete. */
const [closeFrom, closeUntil] = [0.25, 0.9];

/** The colour by which all colours are multiplied, as 0xrrggbb. `day` is the light of the season at noon, `zoom` pixels per unit. */
export function computeLightColor(
  { night, glow }: SkyLight,
  { isDark, day, zoom }: { isDark: boolean; day: readonly number[]; zoom: number },
): number {
  const { sunset, midnight, dusk } = isDark ? darkSky : lightSky;
  const closeness =
    Math.min(1, Math.max(0, (zoom - closeFrom) / (closeUntil - closeFrom))) * (isDark ? 1 : night);
  const mixChannel = (index: number) => {
    const interpolate = (from: number, to: readonly number[], share: number) =>
      from + ((to[index] ?? 255) - from) * share;
    const noon = (day[index] ?? 255) * (isDark ? (darkDay[index] ?? 1) : 1);
    const sunlit = interpolate(noon, sunset, glow);
    // Twilight has the colour of the horizon: a plain blend of day and night would be grey.
    const far = interpolate(sunlit, midnight, night) + (dusk[index] ?? 0) * glow * night;
    return Math.round(Math.min(255, far + (closeLight[index] ?? 0) * closeness));
  };
  return (mixChannel(0) << 16) | (mixChannel(1) << 8) | mixChannel(2);
}
