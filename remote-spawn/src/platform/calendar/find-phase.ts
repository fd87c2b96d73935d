import type { CycleInfo } from '@emberclutch/contract/season/season-calendar.ts';
import { useClock } from '@emberclutch/web/ui/browser/use-clock.ts';

export type Phase = 'past' | 'open' | 'next' | 'later';

/**
 * Finds the current phase of a cycle in its calendar. The first future cycle is `next`.
 * @param cycles in chronological order
 * @param now epoch seconds, by the server's clock
 */
export function findPhase(cycle: CycleInfo, cycles: readonly CycleInfo[], now: number): Phase {
  if (cycle.closesAt <= now) return 'past';
  if (cycle.opensAt <= now) return 'open';
  return cycles.find(({ opensAt }) => opensAt > now)?.id === cycle.id ? 'next' : 'later';
}

/**
 * The last instant at which a cycle opened or closed, in epoch seconds by the server's clock; 0 before the first opening. The phases of
 * all cycles depend on this instant, so a component renders again only when a phase changes.
 */
export const useCalendarTime = (cycles: readonly CycleInfo[]): number =>
  useClock((now) =>
    cycles
      .flatMap(({ opensAt, closesAt }) => [opensAt, closesAt])
      .reduce((last, at) => (at <= now ? Math.max(last, at) : last), 0),
  );
