import { getWorldClock } from '../../platform/api/world.ts';
import { serverNow } from '@emberclutch/web/state';

/** Minimum number of sequential samples of the clock: the one with the shortest round trip is the most exact. */
const minSamples = 5;

/** Maximum number of samples while the clock is not exact. Samples after `minSamples` wait until page and network are less busy. */
const maxSamples = 20;
const pauseMs = 2_000;

/** Round trip below which the clock is exact, in milliseconds. */
const exactRoundTrip = 100;

/**
 * The clock of the simulation. Before `sync` has finished, and if the provider has no clock, it is as exact as the `Date` header:
 * to the second.
 */
export function createWorldClock() {
  let offsetMs: number | null = null;
  return {
    /** Server time in milliseconds. */
    now: (): number => (offsetMs === null ? serverNow() : Date.now() + offsetMs),

    /**
     * Requests the clock of the provider several times, and uses the response with the shortest round trip: the server read its
     * clock half a round trip before the response arrived (Cristian's algorithm). The error is at most half the round trip.
     */
    async sync(signal: AbortSignal): Promise<void> {
      let quickest = Number.POSITIVE_INFINITY;
      for (let sample = 0; sample < maxSamples; sample += 1) {
        if (sample >= minSamples) {
          if (quickest < exactRoundTrip) return;
          await new Promise((resolve) => setTimeout(resolve, pauseMs));
        }
        const requestedAt = performance.now();
        const { now } = await getWorldClock(signal);
        const roundTrip = performance.now() - requestedAt;
        if (roundTrip >= quickest) continue;
        quickest = roundTrip;
        offsetMs = now + roundTrip / 2 - Date.now();
      }
    },
  };
}
