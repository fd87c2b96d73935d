import { geneMap } from '@emberclutch/art/gene-map.ts';
import { dominantOf } from '@emberclutch/art/gene-reading.ts';
import { isGenome } from '@emberclutch/art/genome.ts';
import { elements } from '@emberclutch/contract/asset/asset-words.ts';
import { spawnSeasons } from '@emberclutch/contract/season/spawn-season.ts';
import type { WorldDragons } from '@emberclutch/contract/world/world-dragons.ts';
import type { Kysely } from 'kysely';
import type { Clock } from '../platform/clock.ts';
import { nowInSeconds } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { listHatched } from './world-repository.ts';

/** The shared world: every hatched dragon in a few bytes, and the clock by which all browsers move them. */
export class WorldService {
  readonly #db: Kysely<Database>;
  readonly #clock: Clock;

  constructor({ db, clock }: { db: Kysely<Database>; clock: Clock }) {
    this.#db = db;
    this.#clock = clock;
  }

  /** Hatched dragons in the order of hatching. @param since epoch seconds; only those that hatched then or later */
  async listDragons(since = 0): Promise<WorldDragons> {
    const dragons = await listHatched(this.#db, { since, now: nowInSeconds(this.#clock) });
    return {
      ids: dragons.map(({ id }) => id),
      houses: dragons.map(({ house }) => elements.indexOf(house)),
      magics: dragons.map(({ magic }) => elements.indexOf(magic)),
      seasons: dragons.map(({ season }) => spawnSeasons.indexOf(season)),
      ages: dragons.map(({ seasonAge }) => seasonAge),
      hatched: dragons.map(({ hatchedAt }) => hatchedAt),
      bodies: dragons.map(({ genome }) => bodyOf(genome)),
      golden: dragons.flatMap(({ id, golden }) => (golden ? [id] : [])),
    };
  }

  /** Server time in milliseconds. */
  now(): number {
    return this.#clock.now();
  }
}

/** Place of the body plan in the gene map. Its picture shows it to everyone from the hatching on. */
const bodyOf = (genome: string | null): number =>
  genome !== null && isGenome(genome) ? geneMap.body.alleles.indexOf(dominantOf(genome, geneMap.body)) : 0;
