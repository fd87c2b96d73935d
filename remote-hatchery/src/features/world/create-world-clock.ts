import { getWorldClock } from '../../platform/api/world.ts';
import { serverNow } from '@emberclutch/web/state';

/** Number of sequential samples of the clock: the one with the shortest round trip is the most accurate. */
const sampleCount = 5;

/** Milliseconds over which a correction takes effect, so that dragons fly faster or slower for a moment instead of jumping. */
const correctionMs = 3_000;

/** A larger correction takes effect at once: dragons would visibly rush or stand still. */
const maxSmoothCorrection = correctionMs / 2;

/** The clock of the simulation. Before the first sample, and without a clock of the provider, it has the accuracy of the `Date` header. */
export function createWorldClock() {
  /** Milliseconds to add to the machine's clock: they change from `from` to `to`, beginning at `since`, an instant of `performance.now`. */
  let offset: { from: number; to: number; since: number } | null = null;

  const computeOffset = (): number => {
    if (!offset) return serverNow() - Date.now();
    const share = Math.min(1, (performance.now() - offset.since) / correctionMs);
    return offset.from + (offset.to - offset.from) * share;
  };

  const setOffset = (to: number) => {
    const from = computeOffset();
    const isSmooth = offset !== null && Math.abs(to - from) <= maxSmoothCorrection;
    offset = { from: isSmooth ? from : to, to, since: performance.now() };
  };

  /** The server read its clock half a round trip before the response arrived (Cristian's algorithm). The error is at most that half. */
  const takeSample = async (signal: AbortSignal) => {
    const requestedAt = performance.now();
    const { now } = await getWorldClock(signal);
    const roundTrip = performance.now() - requestedAt;
    return { roundTrip, offset: now + roundTrip / 2 - Date.now() };
  };

  return {
    /** Server time in milliseconds. */
    now: (): number => Date.now() + computeOffset(),

    /** Sets an unset clock with a single request, because further ones would delay the first dragons. */
    async start(signal: AbortSignal): Promise<void> {
      if (!offset) setOffset((await takeSample(signal)).offset);
    },

    /** Requests the clock of the provider several times, and corrects the clock by the response with the shortest round trip. */
    async sync(signal: AbortSignal): Promise<void> {
      let minRoundTrip = Number.POSITIVE_INFINITY;
      for (let count = 0; count < sampleCount; count += 1) {
        const sample = await takeSample(signal);
        if (sample.roundTrip >= minRoundTrip) continue;
        minRoundTrip = sample.roundTrip;
        setOffset(sample.offset);
      }
    },
  };
}
