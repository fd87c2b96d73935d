import { useClock } from '../../browser/use-clock.ts';
import { formatTimeLeft, timeLeftLasts } from './format-time-left.ts';

/** Time until an instant in words; null once it has passed. @param until epoch seconds */
export const useTimeLeft = (until: number): string | null =>
  useClock(
    (now) => (until > now ? formatTimeLeft(until - now) : null),
    (now) => (until > now ? now + timeLeftLasts(until - now) : Number.POSITIVE_INFINITY),
  );
