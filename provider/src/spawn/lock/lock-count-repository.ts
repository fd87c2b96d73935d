import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** Unpaid locks of all cycles, including expired ones that are not released yet. */
export async function countHeldLocks(db: Kysely<Database>): Promise<number> {
  const row = await db
    .selectFrom('locks')
    .select(({ fn }) => fn.countAll<number>().as('held'))
    .where('state', '=', 'held')
    .executeTakeFirstOrThrow();
  return Number(row.held);
}
