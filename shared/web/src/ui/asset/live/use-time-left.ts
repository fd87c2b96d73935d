import { useClock } from '../../browser/use-clock.ts';

/** Time until an instant in words; null once it has passed. @param until epoch seconds */
export const useTimeLeft = (until: number): string | null =>
  useClock(
    (now) => (until > now ? formatTimeLeft(until - now) : null),
    (now) => (until > now ? now + countSecondsUntilChange(until - now) : Number.POSITIVE_INFINITY),
  );

/** Seconds are shown only below this remaining time. */
const maxTimeWithSeconds = 600;
const hour = 3_600;
const day = 24 * hour;

/** Time until an event, in words. Seconds only in the last ten minutes: ticking clocks distract, and each tick costs a render. */
export function formatTimeLeft(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  if (seconds < maxTimeWithSeconds) return `${minutes}:${String(seconds % 60).padStart(2, '0')}`;
  if (hours === 0) return `${minutes} min`;
  if (hours < 24) return joinUnits([hours, 'h'], [minutes % 60, 'min']);
  return joinUnits([Math.floor(hours / 24), 'd'], [hours % 24, 'h']);
}

/** How many seconds pass until the result of `formatTimeLeft` changes. */
export function countSecondsUntilChange(seconds: number): number {
  if (seconds < maxTimeWithSeconds) return 1;
  return (seconds % (seconds < day ? 60 : hour)) + 1;
}

/** `5 h`, not `5 h 0 min`. */
const joinUnits = (...parts: [number, string][]) =>
  parts
    .filter(([count]) => count > 0)
    .map((part) => part.join(' '))
    .join(' ');
