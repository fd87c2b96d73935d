import type { AssetType, Element } from '@emberclutch/contract/asset/asset-values.ts';
import type { SpawnSeason } from '@emberclutch/contract/season/spawn-season.ts';
import type { PaymentMethod } from '@emberclutch/contract/spawn/spawn-values.ts';
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';

/** The tables of the sale and of assets. Times are epoch seconds; money is a decimal string of the major unit. */
export interface WorldTables {
  seasons: SeasonTable;
  cycles: CycleTable;
  stock: StockTable;
  assets: AssetTable;
  grants: GrantTable;
  locks: LockTable;
  payments: PaymentTable;
  payment_sessions: PaymentSessionTable;
  purchases: PurchaseTable;
  idempotency: IdempotencyTable;
  hold_limits: HoldLimitTable;
  cycle_reminders: CycleReminderTable;
}

export interface SeasonTable {
  /** Position in the calendar: 0 is GENESIS. */
  id: number;
  name: SpawnSeason;
  age: number;
  starts_at: number;
  ends_at: number;
}

export interface CycleTable {
  id: Generated<number>;
  season_id: number;
  opens_at: number;
  closes_at: number;
  egg_fee: string;
  key_fee: string;
  currency: string;
  /** Maximum number of eggs in one lock. */
  egg_limit: number;
  key_limit: number;
  /** Maximum number of eggs, and of keys, that one account may buy in the cycle; null for no limit. */
  account_egg_limit: number | null;
  account_key_limit: number | null;
  /** Seconds from the end of the cycle until its eggs crack, and until they hatch. */
  hatching_after: number;
  hatches_after: number;
  /** 64 hexadecimal digits from which every genome of the cycle is drawn; published after the cycle has closed. */
  secret: string;
  /** SHA-256 of the bytes of the secret, published before the cycle opens. */
  secret_hash: string;
  /** Number of golden genomes among 256, published with the hash. */
  golden_weight: Generated<number>;
}

export interface StockTable {
  cycle_id: number;
  kind: StockKind;
  initial: number;
  remaining: number;
  /** Incremented when the cycle changes, so that a decision based on older data takes no stock. */
  revision: Generated<number>;
  /** Incremented with every change of `hold_limits` in the cycle. */
  releases: Generated<number>;
}
export type StockKind = 'egg' | 'key';

export interface AssetTable {
  id: Generated<number>;
  owner_id: string | null;
  type: AssetType;
  season: SpawnSeason;
  season_age: number;
  genome: string | null;
  charm: string | null;
  name: string | null;
  house: Element | null;
  magic: Element | null;
  hatch_season: SpawnSeason | null;
  golden: boolean;
  rarity: number | null;
  /** Number of set bits in the genome, out of 256. */
  density: GeneratedAlways<number | null>;
  created_at: number;
  modified_at: number;
  incubates_at: number | null;
  hatching_at: number | null;
  hatches_at: number | null;
  key_used_at: number | null;
  /** The lock that holds or has used this gateway key as a voucher. */
  lock_id: number | null;
  /** The purchase that the asset comes from. */
  purchase_id: number | null;
  /** The grant that the asset comes from. */
  grant_id: number | null;
  /** Whether the asset belongs to a sample world. An asset has one origin: a purchase, a grant or a sample world. */
  is_seeded: Generated<boolean>;
  /** The cycle from whose secret the genome was drawn; null for an asset without a cycle. */
  cycle_id: number | null;
}

/** A grant of assets by an operator. */
export interface GrantTable {
  id: Generated<number>;
  granted_by: string;
  reason: string;
  created_at: number;
}

export interface LockTable {
  id: Generated<number>;
  account_id: string;
  cycle_id: number;
  eggs: number;
  keys: number;
  egg_fee: string;
  key_fee: string;
  total: string;
  currency: string;
  method: PaymentMethod;
  state: LockState;
  body_hash: string;
  expires_at: number;
  created_at: number;
  /** Unused: the checkout id of a lock that is older than `checkout_secret`. */
  checkout_id: string | null;
  /**
   * Random second half of the checkout id; the first half is the id of the lock. It authorizes the payment, so only the buyer
   * receives it.
   */
  checkout_secret: string | null;
  /** Idempotency key of the request; null when it had none. */
  idempotency_key: string | null;
  /** When the stock was returned; null while the lock is held and once it is paid. */
  released_at: number | null;
}
export type LockState = 'held' | 'paid' | 'released';

/** Unpaid holds of an account in a cycle. An account without unpaid holds has no row. */
export interface HoldLimitTable {
  account_id: string;
  cycle_id: number;
  held_seconds: number;
  /** Number of locks that expired. */
  expired: number;
  last_expired_at: number | null;
}

/** A checkout session at the payment service, created when the buyer opens the checkout. The sandbox has none. */
export interface PaymentSessionTable {
  /** The id assigned by the payment service. */
  id: string;
  lock_id: number;
  /** When the session stopped accepting payments. */
  ended_at: number | null;
  /** When a process last tried to end the session. */
  end_tried_at: number | null;
  /** The page on which the buyer pays; null for a session that an earlier version opened. */
  url: string | null;
  /** Whether the session ended because the payment service did not know it. */
  is_missing: Generated<boolean>;
  /** Number of attempts to end the session. */
  end_tries: Generated<number>;
  /** No process claims the session before this time, because one is ending it or has failed to end it. */
  end_due_at: Generated<number>;
}

/** A received payment and its outcome. */
export interface PaymentTable {
  /** The id assigned by the payment service, so that each payment is recorded once. */
  id: string;
  /** Null if the payment belongs to no lock of this world. */
  lock_id: number | null;
  amount: string;
  currency: string;
  /** The payment intent for a refund; null if no refund can be needed. */
  intent: string | null;
  state: PaymentState;
  /** The reason for the refund. */
  reason: string | null;
  refund_id: string | null;
  created_at: number;
  /** When the payment was granted or refunded. */
  settled_at: number | null;
  refund_tried_at: number | null;
  /** Number of attempts to refund the payment. */
  refund_tries: Generated<number>;
  /** When the next attempt is due. */
  refund_due_at: Generated<number>;
}
export type PaymentState = 'received' | 'granted' | 'refunding' | 'refunded';

export interface PurchaseTable {
  /** The id of the lock that was paid. */
  id: number;
  account_id: string;
  cycle_id: number;
  method: PaymentMethod;
  eggs: number;
  keys: number;
  egg_fee: string;
  key_fee: string;
  total: string;
  currency: string;
  completed_at: number;
  standing: Generated<PurchaseStanding>;
}
/** `good`: paid. `frozen`: the payment is disputed. `withdrawn`: the buyer has the money back. */
export type PurchaseStanding = 'good' | 'frozen' | 'withdrawn';

/** Responses to idempotency keys that created no lock, because the account already held the same basket. */
export interface IdempotencyTable {
  account_id: string;
  key: string;
  route: string;
  body_hash: string;
  status: number;
  answer: JSONColumnType<Record<string, unknown>>;
  created_at: number;
}

/** A reminder of the opening of a cycle. */
interface CycleReminderTable {
  account_id: string;
  cycle_id: number;
  created_at: number;
  /** Null until the mail has been queued. */
  sent_at: number | null;
  /** SHA-256 of the token in the mail's link, in hexadecimal; null until the mail has been queued. */
  token_hash: string | null;
}
