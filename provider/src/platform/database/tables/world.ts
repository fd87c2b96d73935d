import type { AssetType, Element } from '@emberclutch/shared/contract/asset';
import type { SpawnSeason } from '@emberclutch/shared/contract/season';
import type { PaymentMethod } from '@emberclutch/shared/contract/spawn';
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';

/** The tables of `0002-world`, as later migrations left them. Times are epoch seconds; money is a decimal string of the major unit. */
export interface WorldTables {
  seasons: SeasonTable;
  cycles: CycleTable;
  stock: StockTable;
  assets: AssetTable;
  locks: LockTable;
  payments: PaymentTable;
  payment_sessions: PaymentSessionTable;
  purchases: PurchaseTable;
  idempotency: IdempotencyTable;
}

export interface SeasonTable {
  /** Place in the calendar: 0 is GENESIS. */
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
  /** Most eggs in one lock. */
  egg_limit: number;
  key_limit: number;
  /** Seconds from the end of the cycle to the first crack and to the hatching of its eggs. */
  hatching_after: number;
  hatches_after: number;
  /** 64 hexadecimal digits every genome of the cycle is drawn from; told only after the cycle closes. */
  secret: string;
  /** SHA-256 of the secret's bytes, published before the cycle opens. */
  secret_hash: string;
  /** How many of 256 genomes of the cycle are golden, published with it. */
  golden_weight: Generated<number>;
}

export interface StockTable {
  cycle_id: number;
  kind: StockKind;
  initial: number;
  remaining: number;
  /** Grows whenever the cycle changes: what was decided before takes nothing. */
  revision: Generated<number>;
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
  /** How many of the 256 bits of the genome are set. */
  density: GeneratedAlways<number | null>;
  created_at: number;
  modified_at: number;
  incubates_at: number | null;
  hatching_at: number | null;
  hatches_at: number | null;
  key_used_at: number | null;
  /** Of a key: the lock that holds it as a voucher or has used it. */
  lock_id: number | null;
  /** The purchase this asset came from. */
  purchase_id: number | null;
  /** The cycle whose secret its genome was drawn from; null for what no cycle brought. */
  cycle_id: number | null;
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
  /** Where a card pays for it, of locks from before there was `checkout_secret`; null since then. */
  checkout_id: string | null;
  /** The second half of where a card pays for it; the first is the lock's number. Whoever knows it may pay: drawn at random, told to the buyer alone. */
  checkout_secret: string | null;
  /** What its buyer says to show that they ask for this lock again; null where they said nothing. */
  idempotency_key: string | null;
  /** When its stock went back; null while held and once paid. */
  released_at: number | null;
}
export type LockState = 'held' | 'paid' | 'released';

/** Where a payment service takes the money for a lock, once somebody went to pay; none in the sandbox. */
export interface PaymentSessionTable {
  /** The payment service's number of it. */
  id: string;
  lock_id: number;
  /** Since when nothing can be paid in it any more. */
  ended_at: number | null;
  /** When somebody last set out to end it: whoever did is the one to do so for now. */
  end_tried_at: number | null;
}

/** Money that came in, and what became of it. */
export interface PaymentTable {
  /** The payment service's number of it, so that each is told once. */
  id: string;
  lock_id: number;
  amount: string;
  currency: string;
  /** What the payment service gives back by; null where nothing has to be. */
  intent: string | null;
  state: PaymentState;
  /** Why it is given back. */
  reason: string | null;
  refund_id: string | null;
  created_at: number;
  /** When it was granted or given back. */
  settled_at: number | null;
  refund_tried_at: number | null;
}
export type PaymentState = 'received' | 'granted' | 'refunding' | 'refunded';

export interface PurchaseTable {
  /** The number of the lock it came from. */
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
}

/** What was answered to those keys of buyers that made no lock, because the same basket was held already. */
export interface IdempotencyTable {
  account_id: string;
  key: string;
  route: string;
  body_hash: string;
  status: number;
  answer: JSONColumnType<Record<string, unknown>>;
  created_at: number;
}
