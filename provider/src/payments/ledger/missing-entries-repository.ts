import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/**
 * Books payments that the ledger lacks, because a process of the previous version settled them during a rolling update.
 */
export async function bookMissingPayments(db: Kysely<Database>, now: number): Promise<void> {
  await sql`
    insert into ledger (kind, payment_id, amount, currency, from_place, to_place, booked_at)
    select 'payment', id, amount, currency, 'buyer', case state when 'granted' then 'sales' else 'owed' end, ${now}::bigint
    from payments where amount > 0 and state <> 'received'
      and not exists (select from ledger where payment_id = payments.id and kind = 'payment')
    on conflict do nothing
  `.execute(db);
}
