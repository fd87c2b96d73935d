import type { CycleInfo } from '@emberclutch/contract/season/season-calendar.ts';

export interface ComingSeason {
  /** The provider's name of the season. */
  season: string;
  age: number | null;
  /** Opening of its first cycle that is known, epoch seconds. */
  opensAt: number;
  /** End of its last cycle. */
  closesAt: number;
}

/**
 * The seasons whose cycles are not all over, each in its age.
 * @param cycles in order of time
 * @param now epoch seconds, by the server's clock
 */
export function comingSeasons(cycles: readonly CycleInfo[], now: number): ComingSeason[] {
  const seasons = Map.groupBy(cycles, ({ season, age }) => `${season} ${age}`);
  return [...seasons.values()].flatMap((ofSeason) => {
    const [first] = ofSeason;
    const closesAt = ofSeason.at(-1)?.closesAt ?? 0;
    if (!first || closesAt <= now) return [];
    return [{ season: first.season, age: first.age, opensAt: first.opensAt, closesAt }];
  });
}
