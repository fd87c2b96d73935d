import { alleleIndexOf } from '@emberclutch/art/allele-index-of.ts';
import { isGenome } from '@emberclutch/art/genome.ts';
import { isRare } from '@emberclutch/art/is-rare.ts';
import { elements } from '@emberclutch/contract/asset/asset-values.ts';
import { spawnSeasons } from '@emberclutch/contract/season/spawn-season.ts';
import type { WorldDragons } from '@emberclutch/contract/world/world-dragons.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { WorldDragonRecord } from './world-repository.ts';
import { listHatched } from './world-repository.ts';

/**
 * Seconds after which all dragons are read again, because an asset that hatched earlier may have been added or changed.
 */
const freshSeconds = 60;

interface Snapshot {
  dragons: WorldDragons;
  /** Instant of the last reading, in epoch seconds. */
  readAt: number;
  /** Instant of the last reading of all dragons. */
  allReadAt: number;
}

/**
 * Every hatched dragon, in memory: the list is the same for all visitors, and grows at its end. New dragons are read at
 * most once per second, from the last hatching on, however many requests come.
 */
export class HatchedDragons {
  readonly #db: Kysely<Database>;
  #snapshot: Snapshot | undefined;
  #pending: { now: number; snapshot: Promise<Snapshot> } | undefined;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  /**
   * @param now epoch seconds
   * @returns the same object until another dragon hatches
   */
  async listAt(now: number): Promise<WorldDragons> {
    if (this.#snapshot?.readAt === now) return this.#snapshot.dragons;
    if (this.#pending?.now !== now) this.#pending = { now, snapshot: this.#read(now) };
    try {
      this.#snapshot = await this.#pending.snapshot;
      return this.#snapshot.dragons;
    } catch (failure) {
      this.#pending = undefined;
      throw failure;
    }
  }

  async #read(now: number): Promise<Snapshot> {
    const last = this.#snapshot;
    if (!last || now < last.readAt || now >= last.allReadAt + freshSeconds) {
      const dragons = toColumns(await listHatched(this.#db, { since: 0, now }));
      const isSame = last && JSON.stringify(last.dragons) === JSON.stringify(dragons);
      return { dragons: isSame ? last.dragons : dragons, readAt: now, allReadAt: now };
    }
    const hatched = await listHatched(this.#db, { since: last.readAt + 1, now });
    const dragons = hatched.length === 0 ? last.dragons : concat(last.dragons, toColumns(hatched));
    return { dragons, readAt: now, allReadAt: last.allReadAt };
  }
}

/** The dragons that hatched at an instant or later. */
export function hatchedSince(dragons: WorldDragons, since: number): WorldDragons {
  const first = dragons.hatched.findIndex((hatchedAt) => hatchedAt >= since);
  if (first === 0) return dragons;
  const start = first === -1 ? dragons.hatched.length : first;
  const ids = dragons.ids.slice(start);
  const isListed = new Set(ids);
  return {
    ids,
    houses: dragons.houses.slice(start),
    magics: dragons.magics.slice(start),
    seasons: dragons.seasons.slice(start),
    ages: dragons.ages.slice(start),
    hatched: dragons.hatched.slice(start),
    bodies: dragons.bodies?.slice(start),
    wings: dragons.wings?.slice(start),
    golden: dragons.golden.filter((id) => isListed.has(id)),
    rare: dragons.rare?.filter((id) => isListed.has(id)),
  };
}

const concat = (one: WorldDragons, other: WorldDragons): WorldDragons => ({
  ids: [...one.ids, ...other.ids],
  houses: [...one.houses, ...other.houses],
  magics: [...one.magics, ...other.magics],
  seasons: [...one.seasons, ...other.seasons],
  ages: [...one.ages, ...other.ages],
  hatched: [...one.hatched, ...other.hatched],
  bodies: [...(one.bodies ?? []), ...(other.bodies ?? [])],
  wings: [...(one.wings ?? []), ...(other.wings ?? [])],
  golden: [...one.golden, ...other.golden],
  rare: [...(one.rare ?? []), ...(other.rare ?? [])],
});

const toColumns = (dragons: WorldDragonRecord[]): WorldDragons => ({
  ids: dragons.map(({ id }) => id),
  houses: dragons.map(({ house }) => elements.indexOf(house)),
  magics: dragons.map(({ magic }) => elements.indexOf(magic)),
  seasons: dragons.map(({ season }) => spawnSeasons.indexOf(season)),
  ages: dragons.map(({ seasonAge }) => seasonAge),
  hatched: dragons.map(({ hatchedAt }) => hatchedAt),
  bodies: dragons.map(({ genome }) => alleleOf(genome, 'body')),
  wings: dragons.map(({ genome }) => alleleOf(genome, 'wings')),
  golden: dragons.flatMap(({ id, golden }) => (golden ? [id] : [])),
  rare: dragons.flatMap(({ id, rarity }) => (isRare(rarity) ? [id] : [])),
});

/** Index of the visible allele of a gene, which the public picture of a dragon shows. */
const alleleOf = (genome: string | null, gene: 'body' | 'wings'): number =>
  genome !== null && isGenome(genome) ? alleleIndexOf(genome, gene) : 0;
