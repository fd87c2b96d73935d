import type { ExpressionBuilder, Selectable } from 'kysely';
import { camelCaseKeys } from '../platform/database/camel-cased.ts';
import type { Database, Tables } from '../platform/database/database.ts';
import type { CycleTable } from '../platform/database/tables/world.ts';
import { selectLastSeasons } from './season-repository.ts';
import type { Season } from './season-repository.ts';

/**
 * A cycle as the public calendar shows it: with its secret once it may be published, and with the numbers of eggs and keys that it
 * offered when it opened. Instants are epoch seconds, fees decimal strings of the major unit.
 */
export type PublishedCycle = ReturnType<typeof toPublishedCycle>;

/** Maximum difference in seconds between the clocks of several providers. */
const clockTolerance = 30;

/** Lists the last seasons of the calendar, in chronological order. */
export async function listSeasons(
  db: Database,
  { limit, before }: { limit: number; before?: number | undefined },
): Promise<Season[]> {
  let seasons = selectLastSeasons(db, limit);
  if (before !== undefined) seasons = seasons.where('id', '<', before);
  return (await seasons.execute()).toReversed().map(camelCaseKeys);
}

/** Lists the cycles of these seasons, in chronological order. */
export async function listPublishedCycles(
  db: Database,
  seasonIds: number[],
  now: number,
): Promise<PublishedCycle[]> {
  if (seasonIds.length === 0) return [];
  const rows = await selectPublishedCycles(db)
    .where('season_id', 'in', seasonIds)
    .orderBy('opens_at')
    .execute();
  return rows.map((row) => toPublishedCycle(row, now));
}

export async function getPublishedCycle(db: Database, id: number, now: number): Promise<PublishedCycle> {
  const row = await selectPublishedCycles(db).where('cycles.id', '=', id).executeTakeFirstOrThrow();
  return toPublishedCycle(row, now);
}

const selectPublishedCycles = (db: Database) =>
  db
    .selectFrom('cycles')
    .selectAll('cycles')
    .select(({ exists, selectFrom }) => [
      exists(
        selectFrom('locks')
          .select('locks.id')
          .whereRef('locks.cycle_id', '=', 'cycles.id')
          .where('locks.state', '=', 'held'),
      ).as('has_held_locks'),
      selectOfferedCount(selectFrom, 'egg').as('eggs'),
      selectOfferedCount(selectFrom, 'key').as('keys'),
    ]);

const selectOfferedCount = (
  selectFrom: ExpressionBuilder<Tables, 'cycles'>['selectFrom'],
  kind: 'egg' | 'key',
) =>
  selectFrom('stock')
    .select('stock.initial')
    .whereRef('stock.cycle_id', '=', 'cycles.id')
    .where('stock.kind', '=', kind);

/** Publishes the secret once no egg of the cycle can be sold: with it, a player could compute the genome of an egg before paying. */
function toPublishedCycle(
  row: Selectable<CycleTable> & { has_held_locks: unknown; eggs: number | null; keys: number | null },
  now: number,
) {
  const { hasHeldLocks, ...cycle } = camelCaseKeys(row);
  const isPublished = cycle.closesAt + clockTolerance <= now && hasHeldLocks !== true;
  return {
    ...cycle,
    eggs: cycle.eggs ?? 0,
    keys: cycle.keys ?? 0,
    secret: isPublished ? cycle.secret : null,
  };
}
