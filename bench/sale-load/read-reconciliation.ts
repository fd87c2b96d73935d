import type { OpenDatabase } from '@emberclutch/provider/platform/database/database.ts';
import { sql } from 'kysely';

export interface ReconciliationReport {
  /** Created eggs. */
  sold: number;
  remaining: number;
  /** Accepted payments whose lock has no egg. */
  paidWithoutEgg: number;
  /** Eggs whose lock has no payment, or more than one. */
  eggWithoutPayment: number;
  /** Eggs of unpaid locks. */
  held: number;
}

/** Counts eggs, payments and locks in the tables, and those that contradict each other. */
export async function readReconciliation({ db }: OpenDatabase): Promise<ReconciliationReport> {
  const { rows } = await sql<ReconciliationReport>`
    select
      (select count(*) from assets where type = 'DRAGON' and purchase_id is not null) as sold,
      (select sum(remaining) from stock where kind = 'egg'
        and cycle_id = (select max(cycle_id) from locks)) as remaining,
      (select count(*) from payments where state = 'granted'
        and not exists (select from assets where purchase_id = payments.lock_id)) as "paidWithoutEgg",
      (select count(*) from assets where type = 'DRAGON' and purchase_id is not null
        and 1 <> (select count(*) from payments where lock_id = purchase_id and state = 'granted')) as "eggWithoutPayment",
      (select coalesce(sum(eggs), 0) from locks where state = 'held') as held
  `.execute(db);
  const [report] = rows;
  if (!report) throw new Error('The reconciliation returned no row.');
  return report;
}
