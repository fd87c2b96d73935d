import { getWorldClock } from '../../platform/api/world.ts';
import { serverNow } from '@emberclutch/web/state';

/** Samples of the clock: the one with the shortest round trip is the most exact. */
const samples = 5;

/**
 * The clock by which dragons fly. Before `sync` has finished, and with a provider that has no such clock, it is as exact as
 * the `Date` header, a second.
 */
export function createWorldClock() {
  let offsetMs: number | null = null;
  return {
    /** Server time in milliseconds. */
    now: (): number => (offsetMs === null ? serverNow() : Date.now() + offsetMs),

    /**
     * Asks the provider for its clock several times and keeps the estimate of the quickest answer: the server read its clock
     * half a round trip before the answer arrived (Cristian's algorithm). The error is at most half the round trip.
     */
    async sync(signal: AbortSignal): Promise<void> {
      let quickest = Number.POSITIVE_INFINITY;
      for (let sample = 0; sample < samples; sample += 1) {
        const askedAt = performance.now();
        const { now } = await getWorldClock(signal);
        const roundTrip = performance.now() - askedAt;
        if (roundTrip >= quickest) continue;
        quickest = roundTrip;
        offsetMs = now + roundTrip / 2 - Date.now();
      }
    },
  };
}
