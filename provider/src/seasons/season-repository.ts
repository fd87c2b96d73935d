import { geneMap } from '@emberclutch/art/gene-map.ts';
import type { Selectable } from 'kysely';
import { createHash, randomBytes } from 'node:crypto';
import { camelCaseKeys, snakeCaseKeys } from '../platform/database/camel-cased.ts';
import type { CamelCased } from '../platform/database/camel-cased.ts';
import type { Database } from '../platform/database/database.ts';
import type { CycleTable, SeasonTable } from '../platform/database/tables/world.ts';
import type { CalendarSettings, SaleTerms } from './season-settings.ts';
import type { PlannedSeason } from './planned-season.ts';

/** A season of the calendar. Instants are epoch seconds. */
export type Season = CamelCased<Selectable<SeasonTable>>;

/** A spawn cycle with the season to which it belongs. */
export type Cycle = CamelCased<Selectable<CycleTable> & { season: SeasonTable['name']; season_age: number }>;

/** The terms of sale of a cycle. */
export type CycleTerms = SaleTerms & Pick<Cycle, 'id' | 'closesAt'>;

/** Finds the last season of the calendar, which may not have begun. */
export async function findLatestSeason(db: Database): Promise<Season | undefined> {
  const row = await selectLastSeasons(db, 1).executeTakeFirst();
  return row && camelCaseKeys(row);
}

/** Finds the season with the latest start at or before this instant, in epoch seconds. */
export async function findSeasonAt(db: Database, instant: number): Promise<Season | undefined> {
  const row = await selectLastSeasons(db, 1).where('starts_at', '<=', instant).executeTakeFirst();
  return row && camelCaseKeys(row);
}

/** Selects the seasons with the highest ids, latest first. */
export const selectLastSeasons = (db: Database, limit: number) =>
  db.selectFrom('seasons').selectAll().orderBy('id', 'desc').limit(limit);

/** Finds the end of a season; undefined for a season that is not planned. */
export async function findSeasonEnd(
  db: Database,
  { name, age }: Pick<Season, 'name' | 'age'>,
): Promise<number | undefined> {
  const seasons = db.selectFrom('seasons').select('ends_at').where('name', '=', name).where('age', '=', age);
  return (await seasons.executeTakeFirst())?.ends_at;
}

/** Finds the cycle that is open at `now`, in epoch seconds. */
export async function findOpenCycle(db: Database, now: number): Promise<Cycle | undefined> {
  const openCycle = selectOpenCycle(db, now).select('id');
  const row = await selectCycles(db).where('cycles.id', '=', openCycle).executeTakeFirst();
  return row && camelCaseKeys(row);
}

/** Finds the first cycle that opens after `now`, in epoch seconds. */
export async function findNextCycle(db: Database, now: number): Promise<Cycle | undefined> {
  const row = await selectCycles(db)
    .where('opens_at', '>', now)
    .orderBy('opens_at')
    .limit(1)
    .executeTakeFirst();
  return row && camelCaseKeys(row);
}

/** @throws {NoResultError} for an unknown id */
export async function getCycle(db: Database, id: number): Promise<Cycle> {
  return camelCaseKeys(await selectCycles(db).where('cycles.id', '=', id).executeTakeFirstOrThrow());
}

/** Writes a season with its cycles and their stock, in a transaction. If several processes call this, the first one writes everything. */
export async function createSeason(
  db: Database,
  { cycles, ...plannedSeason }: PlannedSeason,
  settings: CalendarSettings,
): Promise<void> {
  const createdSeason = await db
    .insertInto('seasons')
    .values(snakeCaseKeys<SeasonTable>(plannedSeason))
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!createdSeason) return;
  const rows = await db
    .insertInto('cycles')
    .values(
      cycles.map(({ opensAt, closesAt }) => ({
        season_id: plannedSeason.id,
        opens_at: opensAt,
        closes_at: closesAt,
        egg_fee: settings.eggFee,
        key_fee: settings.keyFee,
        currency: settings.currency,
        egg_limit: settings.eggLimit,
        key_limit: settings.keyLimit,
        account_egg_limit: settings.accountEggLimit,
        account_key_limit: settings.accountKeyLimit,
        hatching_after: settings.hatchingAfter,
        hatches_after: settings.hatchesAfter,
        golden_weight: goldenWeight,
        ...createSecret(),
      })),
    )
    .returning('id')
    .execute();
  await db
    .insertInto('stock')
    .values(
      rows.flatMap(({ id }) => [
        { cycle_id: id, kind: 'egg' as const, initial: settings.eggs, remaining: settings.eggs },
        { cycle_id: id, kind: 'key' as const, initial: settings.keys, remaining: settings.keys },
      ]),
    )
    .execute();
}

/** Number of golden genomes out of 256, according to the gene map when the cycle is created. */
const goldenWeight = geneMap.finish.alleles.find(({ code }) => code === 'golden')?.weight;

const selectCycles = (db: Database) =>
  db
    .selectFrom('cycles')
    .innerJoin('seasons', 'seasons.id', 'cycles.season_id')
    .selectAll('cycles')
    .select(['seasons.name as season', 'seasons.age as season_age']);

function createSecret() {
  const secret = randomBytes(32);
  return { secret: secret.toString('hex'), secret_hash: createHash('sha256').update(secret).digest('hex') };
}

/** Selects the cycle that is open at `now`, in epoch seconds, for use inside other statements. */
export const selectOpenCycle = (db: Database, now: number) =>
  db
    .selectFrom('cycles')
    .where('opens_at', '<=', now)
    .where('closes_at', '>', now)
    .orderBy('opens_at', 'desc')
    .limit(1);
