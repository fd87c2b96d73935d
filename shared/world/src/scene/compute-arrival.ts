import { smoothStep } from './smooth-step.ts';

/** Milliseconds from the first glow of an egg until its dragon flies like all others. */
export const arrivalDuration = 7_500;

export interface Arrival {
  /** Brightness of the egg, 0 to 1. */
  light: number;
  /** Size of the dragon relative to its final size. */
  size: number;
  /** Height of the dragon relative to its final height. */
  height: number;
}

/** The animation of a hatching, `age` milliseconds after its start: the egg glows on the ground, then the dragon rises out of the light. */
export function computeArrival(age: number): Arrival {
  const share = Math.min(1, Math.max(0, age / arrivalDuration));
  const rise = smoothStep((share - 0.3) / 0.6);
  return {
    light: smoothStep(share / 0.25) * (1 - smoothStep((share - 0.55) / 0.45)),
    size: 0.25 * smoothStep((share - 0.22) / 0.1) + 0.75 * rise,
    height: rise,
  };
}
