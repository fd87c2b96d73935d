import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** A payment, refund or dispute that differs from the ledger. */
export interface LedgerCheck {
  kind: 'payment' | 'refund' | 'dispute';
  id: string;
  /** The ledger account that should have the money, according to our payments, refunds and disputes; null if we have none with this id. */
  account: string | null;
  amount: string | null;
  /** The account that has the money in the ledger; null if the ledger has no entry. */
  bookedAccount: string | null;
  bookedAmount: string | null;
}

/** Compares the ledger with payments, refunds and disputes, in both directions. */
export async function listWrongEntries(db: Database): Promise<LedgerCheck[]> {
  const { rows } = await sql<LedgerCheck>`
    with decided as (
      select id, amount, case state when 'granted' then 'sales' else 'owed' end as account from payments
      where state <> 'received' and amount > 0
    ), expected as (
      select 'payment' as kind, id, amount, account from decided
      union all
      select returns.kind, returns.id, returns.amount,
        case when state in ('succeeded', 'lost') then 'buyer' when state = 'open' then 'disputed' else account end
      from returns join decided on decided.id = returns.payment_id
    ), booked as (
      select distinct on (kind, id) kind, id, amount, account from (
        select ledger.id as entry, kind, coalesce(return_id, payment_id) as id, amount, to_place as account from ledger
      ) as entries order by kind, id, entry desc
    )
    select coalesce(expected.kind, booked.kind) as kind, coalesce(expected.id, booked.id) as id,
      expected.account, expected.amount, booked.account as "bookedAccount", booked.amount as "bookedAmount"
    from expected full join booked on booked.kind = expected.kind and booked.id = expected.id
    where expected.id is null
      or booked.id is null and (expected.kind = 'payment' or expected.account in ('buyer', 'disputed'))
      or booked.account <> expected.account or booked.amount <> expected.amount
    order by 1, 2
  `.execute(db);
  return rows;
}

/** A payment with refunds and disputes that returned more than the buyer had paid. */
export interface ExcessReturn {
  id: string;
  amount: string;
  returned: string;
  currency: string;
}

export async function listExcessReturns(db: Database): Promise<ExcessReturn[]> {
  const { rows } = await sql<ExcessReturn>`
    select payments.id, payments.amount, sum(returns.amount)::text as returned, payments.currency
    from returns join payments on payments.id = returns.payment_id
    where returns.state in ('succeeded', 'lost') and returns.currency = payments.currency
    group by payments.id having sum(returns.amount) > payments.amount order by payments.id
  `.execute(db);
  return rows;
}

/** A refund or dispute whose currency differs from its payment's currency. */
export interface ForeignReturn {
  kind: 'refund' | 'dispute';
  id: string;
  amount: string;
  currency: string;
  paymentId: string;
  paid: string;
  paidCurrency: string;
}

export async function listForeignReturns(db: Database): Promise<ForeignReturn[]> {
  const { rows } = await sql<ForeignReturn>`
    select returns.kind, returns.id, returns.amount, returns.currency,
      payments.id as "paymentId", payments.amount as paid, payments.currency as "paidCurrency"
    from returns join payments on payments.id = returns.payment_id
    where returns.state in ('succeeded', 'lost') and returns.currency <> payments.currency order by returns.id
  `.execute(db);
  return rows;
}

/** A purchase whose assets are not in the state that follows from its money. */
export interface StandingCheck {
  id: number;
  standing: string;
  expected: string;
  /** Counts of the purchase's assets: all, frozen, withdrawn. */
  assets: number;
  frozen: number;
  withdrawn: number;
}

/** Lists card purchases whose standing contradicts their refunds and disputes, or the state of their assets. */
export async function listWrongStandings(db: Database): Promise<StandingCheck[]> {
  const { rows } = await sql<StandingCheck>`
    with expected as (
      select payments.lock_id as id,
        case when coalesce(sum(returns.amount) filter (
              where returns.state in ('succeeded', 'lost') and returns.currency = payments.currency
            ), 0) >= payments.amount
            or bool_or(returns.state = 'lost') then 'withdrawn'
          when bool_or(returns.state in ('inquiry', 'open')) then 'frozen' else 'good' end as standing
      from returns join payments on payments.id = returns.payment_id
      where payments.state = 'granted' group by payments.id
    ), checked as (
      select purchases.id, purchases.standing, coalesce(expected.standing, 'good') as expected,
        (select count(*)::integer from all_assets where purchase_id = purchases.id) as assets,
        (select count(*)::integer from frozen_assets join assets on assets.id = asset_id where purchase_id = purchases.id) as frozen,
        (select count(*)::integer from withdrawn_assets where purchase_id = purchases.id) as withdrawn
      from purchases left join expected on expected.id = purchases.id
      where purchases.standing <> 'good' or expected.standing <> 'good'
        or purchases.id in (select purchase_id from withdrawn_assets)
        or purchases.id in (select purchase_id from frozen_assets join assets on assets.id = asset_id)
    )
    select checked.* from checked join purchases using (id)
    where checked.standing <> expected or purchases.method = 'CREDIT_CARD'
      and (frozen <> case checked.standing when 'frozen' then assets else 0 end
        or withdrawn <> case checked.standing when 'withdrawn' then assets else 0 end)
    order by checked.id
  `.execute(db);
  return rows;
}
