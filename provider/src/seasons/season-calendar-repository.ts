import type { ExpressionBuilder, Kysely, Selectable } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { CycleTable, SeasonTable } from '../platform/database/tables/world.ts';

/** A cycle with what it offered, as it was published. */
export interface PublishedCycle extends Pick<
  Selectable<CycleTable>,
  'id' | 'season_id' | 'opens_at' | 'closes_at' | 'egg_fee' | 'key_fee' | 'currency' | 'golden_weight'
> {
  eggs: number;
  keys: number;
  secretHash: string;
  /** Null until it may be told. */
  secret: string | null;
}

/** Clocks of several providers may be this many seconds apart. */
const clockTolerance = 30;

/** The last seasons of the calendar, in order of time. */
export async function listSeasons(
  db: Kysely<Database>,
  { limit, before }: { limit: number; before?: number | undefined },
): Promise<Selectable<SeasonTable>[]> {
  let seasons = db.selectFrom('seasons').selectAll().orderBy('id', 'desc').limit(limit);
  if (before !== undefined) seasons = seasons.where('id', '<', before);
  return (await seasons.execute()).toReversed();
}

/** The cycles of these seasons, in order of time. */
export async function listPublishedCycles(
  db: Kysely<Database>,
  seasonIds: number[],
  now: number,
): Promise<PublishedCycle[]> {
  if (seasonIds.length === 0) return [];
  const rows = await published(db).where('season_id', 'in', seasonIds).orderBy('opens_at').execute();
  return rows.map((row) => toPublishedCycle(row, now));
}

export async function getPublishedCycle(
  db: Kysely<Database>,
  id: number,
  now: number,
): Promise<PublishedCycle> {
  return toPublishedCycle(await published(db).where('cycles.id', '=', id).executeTakeFirstOrThrow(), now);
}

const published = (db: Kysely<Database>) =>
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
      offered(selectFrom, 'egg').as('eggs'),
      offered(selectFrom, 'key').as('keys'),
    ]);

const offered = (selectFrom: ExpressionBuilder<Database, 'cycles'>['selectFrom'], kind: 'egg' | 'key') =>
  selectFrom('stock')
    .select('stock.initial')
    .whereRef('stock.cycle_id', '=', 'cycles.id')
    .where('stock.kind', '=', kind);

/**
 * The secret is told once nobody can get an egg of the cycle any more: it is closed, and nothing of it is still held.
 * NotificationInput a moment sooner, it would let somebody look before they pay.
 */
function toPublishedCycle(
  row: Selectable<CycleTable> & { has_held_locks: unknown; eggs: number | null; keys: number | null },
  now: number,
): PublishedCycle {
  const { secret, secret_hash, has_held_locks, eggs, keys, ...cycle } = row;
  const isTold = cycle.closes_at + clockTolerance <= now && has_held_locks !== true;
  return {
    ...cycle,
    eggs: eggs ?? 0,
    keys: keys ?? 0,
    secretHash: secret_hash,
    secret: isTold ? secret : null,
  };
}
