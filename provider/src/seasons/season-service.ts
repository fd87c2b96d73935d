import { totalAlleleWeight } from '@emberclutch/art/gene-reading.ts';
import type { CurrentSeason } from '@emberclutch/contract/season/current-season.ts';
import type { SeasonCalendarQuery } from '@emberclutch/contract/season/input/season-inputs.ts';
import type { SeasonCalendar, SpawnCycle } from '@emberclutch/contract/season/season-calendar.ts';
import type { ServiceContext } from '../platform/module-context.ts';
import { ProblemError } from '../platform/http/problem-error.ts';
import type { DatedCycle } from './calendar-file.ts';
import { writeCalendarFile } from './calendar-file.ts';
import type { PublishedCycle } from './published-cycle-repository.ts';
import { listPublishedCycles, listSeasons } from './published-cycle-repository.ts';
import { findNextCycle, findOpenCycle, findSeasonAt } from './season-repository.ts';

interface Dependencies extends ServiceContext {
  publicUrl: string;
  siteName: string;
}

/** Reads the calendar for players: the current season, and all seasons with the fairness data of their cycles. */
export class SeasonService {
  readonly #deps: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#deps = dependencies;
  }

  /**
   * Reads the current season, and whether a spawn cycle is open.
   * @throws {ProblemError} `unavailable` before the first season has begun
   */
  async getCurrentSeason(): Promise<CurrentSeason> {
    const { db, clock } = this.#deps;
    const now = clock.nowInSeconds();
    const [season, openCycle, nextCycle] = await Promise.all([
      findSeasonAt(db, now),
      findOpenCycle(db, now),
      findNextCycle(db, now),
    ]);
    if (!season) throw new ProblemError('unavailable', 'The season calendar has not begun yet.');
    return {
      spawnSeason: season.name,
      spawnAge: season.age,
      isSpawnCycleActive: openCycle !== undefined,
      spawnCycleEnd: openCycle?.closesAt ?? null,
      spawnCycleStart: nextCycle?.opensAt ?? null,
      seasonStart: season.startsAt,
      seasonEnd: season.endsAt,
      // After a downtime, the last season may have ended before the calendar is extended.
      active: season.endsAt > now,
    };
  }

  /** Reads seasons and their cycles, with the hash of each cycle's secret, and the secret itself once it is public. */
  async getCalendar(query: SeasonCalendarQuery): Promise<SeasonCalendar> {
    const { db, clock } = this.#deps;
    const seasons = await listSeasons(db, query);
    const ids = seasons.map(({ id }) => id);
    const cycles = await listPublishedCycles(db, ids, clock.nowInSeconds());
    return {
      seasons: seasons.map((season) => ({
        id: season.id,
        season: season.name,
        age: season.age,
        startsAt: season.startsAt,
        endsAt: season.endsAt,
        cycles: cycles.filter(({ seasonId }) => seasonId === season.id).map(toSpawnCycle),
      })),
    };
  }

  /** Writes the open and future cycles as an iCalendar file. */
  async getCalendarFile(): Promise<string> {
    const now = this.#deps.clock.nowInSeconds();
    const cycles = await this.#listDatedCycles();
    return this.#write(cycles.filter(({ closesAt }) => closesAt > now));
  }

  /**
   * Writes one cycle as an iCalendar file.
   * @throws {ProblemError} `not_found` for a cycle that is not among the latest seasons
   */
  async getCycleFile(cycleId: number): Promise<string> {
    const cycles = await this.#listDatedCycles();
    const cycle = cycles.find(({ id }) => id === cycleId);
    if (!cycle) throw new ProblemError('not_found', 'No cycle of the calendar has this number.');
    return this.#write([cycle]);
  }

  async #listDatedCycles(): Promise<DatedCycle[]> {
    const { seasons } = await this.getCalendar({ limit: 8 });
    return seasons.flatMap((season) => season.cycles.map((cycle) => ({ ...cycle, season })));
  }

  #write(cycles: DatedCycle[]): string {
    const { clock, publicUrl, siteName } = this.#deps;
    return writeCalendarFile(cycles, { now: clock.nowInSeconds(), publicUrl, siteName });
  }
}

const toSpawnCycle = (cycle: PublishedCycle): SpawnCycle => ({
  id: cycle.id,
  opensAt: cycle.opensAt,
  closesAt: cycle.closesAt,
  eggs: { count: cycle.eggs, fee: cycle.eggFee },
  keys: { count: cycle.keys, fee: cycle.keyFee },
  currency: cycle.currency,
  golden: { genomes: cycle.goldenWeight, of: totalAlleleWeight },
  secretHash: cycle.secretHash,
  secret: cycle.secret,
});
