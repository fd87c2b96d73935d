import { geneMap } from '@emberclutch/art/gene-map.ts';
import { dominantOf } from '@emberclutch/art/gene-reading.ts';
import { isGenome } from '@emberclutch/art/genome.ts';
import { Element } from '@emberclutch/contract/asset.ts';
import { SpawnSeason } from '@emberclutch/contract/season.ts';
import type { WorldDragonsAnswer } from '@emberclutch/contract/world.ts';
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
  async listDragons(since = 0): Promise<WorldDragonsAnswer> {
    const dragons = await listHatched(this.#db, { since, now: nowInSeconds(this.#clock) });
    return {
      ids: dragons.map(({ id }) => id),
      houses: dragons.map(({ house }) => Element.options.indexOf(house)),
      magics: dragons.map(({ magic }) => Element.options.indexOf(magic)),
      seasons: dragons.map(({ season }) => SpawnSeason.options.indexOf(season)),
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
