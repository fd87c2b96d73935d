import type { CycleInfo } from '@emberclutch/contract/season/season-calendar.ts';

export type Phase = 'past' | 'open' | 'next' | 'later';

/**
 * Groups the cycles of a calendar by their current phase. The first future cycle is `next`.
 * @param cycles in chronological order
 * @param now epoch seconds, by the server's clock
 */
export function findPhase(cycle: CycleInfo, cycles: readonly CycleInfo[], now: number): Phase {
  if (cycle.closesAt <= now) return 'past';
  if (cycle.opensAt <= now) return 'open';
  return cycles.find(({ opensAt }) => opensAt > now)?.id === cycle.id ? 'next' : 'later';
}
