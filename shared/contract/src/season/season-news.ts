import { toRomanNumeral } from './roman-numeral.ts';
import { toKnownSeason } from './season-name.ts';
import type { SeasonName } from './season-name.ts';

/** A spawn cycle of the calendar, with its season. */
interface Cycle {
  season: string;
  age: number | null;
  /** Epoch seconds. */
  opensAt: number;
  eggs: number | null;
}

/** A news entry about a season that has begun. */
export interface SeasonNews {
  /** `earth-2` */
  id: string;
  /** The day of the season's first cycle in UTC: `2026-03-21`. */
  date: string;
  title: string;
  summary: string;
}

/**
 * Composes the news about the latest seasons that have begun, newest first, from the calendar, so that the news needs no author.
 * @param cycles in the order of their times
 * @param announcements the sentence about each season
 */
export function composeSeasonNews(
  cycles: readonly Cycle[],
  now: number,
  announcements: Record<SeasonName, string>,
): SeasonNews[] {
  const seasons = Object.values(Object.groupBy(cycles, ({ season, age }) => `${season} ${age}`));
  return seasons
    .flatMap((seasonCycles = []) => {
      const [first] = seasonCycles;
      return first && first.opensAt <= now
        ? [toNews(first, seasonCycles, announcements[toKnownSeason(first.season)])]
        : [];
    })
    .toReversed()
    .slice(0, maxSeasons);
}

const maxSeasons = 3;

function toNews({ season, age, opensAt }: Cycle, cycles: readonly Cycle[], announcement: string): SeasonNews {
  const name = season.charAt(0).toUpperCase() + season.slice(1).toLowerCase();
  const eggs = cycles.reduce((sum, cycle) => sum + (cycle.eggs ?? 0), 0);
  const offer = `${cycles.length === 1 ? 'One spawn cycle' : `${cycles.length} spawn cycles`}, ${eggs.toLocaleString('en')} eggs in all.`;
  return {
    id: [season.toLowerCase(), ...(age ? [age] : [])].join('-'),
    date: new Date(opensAt * 1_000).toISOString().slice(0, 10),
    title: `${[name, ...(age ? [toRomanNumeral(age)] : [])].join(' ')} has begun`,
    summary: `${announcement} ${offer}`,
  };
}
