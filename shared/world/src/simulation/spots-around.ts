import type { Place } from './lands.ts';
import { spacing, Wheel } from './wheel.ts';

/** A place on a ring: one dragon can fly there. */
export interface Spot {
  wheel: Wheel;
  sector: number;
  ring: number;
}

/** Units from the middle to the first ring: in narrower circles dragons would spin. */
export const innermost = 222;

/** Rings that turn as one. In wider bands those of the outer rings would be far from each other. */
export const bandRings = 3;

/**
 * All places on the rings around a middle, from the inside outwards.
 * @param isClockwise how the first band turns; each turns against the one within it
 */
export function spotsAround(middle: Place, rings: number, isClockwise: boolean): Spot[] {
  const bands = Array.from({ length: Math.ceil(rings / bandRings) }, (_, band) => {
    const within = band * bandRings;
    return new Wheel(middle, {
      inner: innermost + within * spacing,
      rings: Math.min(bandRings, rings - within),
      isClockwise: isClockwise === (band % 2 === 0),
    });
  });
  return bands.flatMap(spotsOf);
}

/** All places of a wheel, from sector to sector. */
export const spotsOf = (wheel: Wheel): Spot[] =>
  Array.from({ length: wheel.places }, (_, place) => ({
    wheel,
    sector: Math.floor(place / wheel.rings),
    ring: place % wheel.rings,
  }));
