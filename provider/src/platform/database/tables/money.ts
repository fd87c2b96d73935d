import type { Generated, JSONColumnType, Selectable } from 'kysely';
import type { AssetTable } from './world.ts';

/** The ledger, and the comparison with the payment service. Times are epoch seconds by default; money is a decimal string of the major unit. */
export interface MoneyTables {
  ledger: LedgerTable;
  returns: ReturnTable;
  frozen_assets: FrozenAssetTable;
  withdrawn_assets: WithdrawnAssetTable;
  reconciliation: ReconciliationTable;
}

/** Money that moved from one ledger account to another. The database rejects changes and deletions of rows. */
export interface LedgerTable {
  id: Generated<number>;
  kind: 'payment' | 'refund' | 'dispute';
  payment_id: string;
  return_id: string | null;
  amount: string;
  currency: string;
  from_place: LedgerAccount;
  to_place: LedgerAccount;
  booked_at: number;
}

/** Where the money is: with the buyer, kept for a sale, owed to the buyer, or withheld during a dispute. */
export type LedgerAccount = 'buyer' | 'sales' | 'owed' | 'disputed';

/** A refund or a dispute of a payment, in the state that the payment service last reported. */
export interface ReturnTable {
  /** The id assigned by the payment service. */
  id: string;
  kind: 'refund' | 'dispute';
  payment_id: string;
  amount: string;
  currency: string;
  state: RefundState | DisputeState;
  created_at: number;
  /** When the payment service was queried for this state, in epoch milliseconds. An older response changes nothing. */
  read_at: number;
}
export type RefundState = 'pending' | 'succeeded' | 'failed';
export type DisputeState = 'inquiry' | 'open' | 'won' | 'lost';

/** An asset of a disputed purchase, with the instants that it gets back on release. */
export interface FrozenAssetTable {
  asset_id: number;
  frozen_at: number;
  incubates_at: number | null;
  hatching_at: number | null;
  hatches_at: number | null;
}

/** An asset whose buyer got the money back. */
export interface WithdrawnAssetTable {
  id: number;
  purchase_id: number | null;
  lock_id: number | null;
  /** The row that the asset had in `assets`. */
  asset: JSONColumnType<Selectable<AssetTable>>;
  withdrawn_at: number;
}

/** The hourly reconciliation, as one row. */
export interface ReconciliationTable {
  is_only: Generated<boolean>;
  /** When the reconciliation is due again. */
  due_at: Generated<number>;
  finished_at: Generated<number>;
  /** The differences of the last run. */
  differences: JSONColumnType<string[]>;
}
