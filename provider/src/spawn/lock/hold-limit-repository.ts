import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { camelCaseKeys } from '../../platform/database/camel-cased.ts';
import { toTextArrayParam } from '../../platform/database/to-text-array-param.ts';
import type { UnpaidHolds } from './hold-rules.ts';

/** Finds the unpaid holds of these accounts in a cycle, by account. Accounts without unpaid holds are missing. */
export async function findUnpaidHolds(
  db: Database,
  cycleId: number,
  accountIds: string[],
): Promise<Map<string, UnpaidHolds>> {
  const rows = await db
    .selectFrom('hold_limits')
    .selectAll()
    .where('cycle_id', '=', cycleId)
    .where('account_id', '=', sql<string>`any(${toTextArrayParam(accountIds)}::uuid[])`)
    .execute();
  return new Map(rows.map((row) => [row.account_id, camelCaseKeys(row)]));
}

/** Adds locks that are released unpaid at `now`, and counts the release. The caller must have locked the stock of their cycle. */
export async function addUnpaidHolds(trx: Database, lockIds: number[], now: number): Promise<void> {
  await sql`
    with added as (insert into hold_limits as stored (account_id, cycle_id, held_seconds, expired, last_expired_at)
    select account_id, cycle_id, sum(greatest(0, least(${now}::bigint, expires_at) - created_at)),
      count(*) filter (where expires_at <= ${now}::bigint), max(expires_at) filter (where expires_at <= ${now}::bigint)
    from locks where id = any(${lockIds}::bigint[]) group by account_id, cycle_id order by account_id
    on conflict (account_id, cycle_id) do update set
      held_seconds = stored.held_seconds + excluded.held_seconds,
      expired = stored.expired + excluded.expired,
      last_expired_at = greatest(stored.last_expired_at, excluded.last_expired_at)
    returning cycle_id)
    update stock set releases = releases + 1 where cycle_id in (select cycle_id from added)
  `.execute(trx);
}

/** Removes the rows of cycles that closed before an instant. */
export async function removeHoldsOfCyclesBefore(db: Database, before: number): Promise<void> {
  await db
    .deleteFrom('hold_limits')
    .where('cycle_id', 'in', (from) =>
      from.selectFrom('cycles').select('cycles.id').where('closes_at', '<', before),
    )
    .execute();
}
