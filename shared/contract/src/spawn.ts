import * as z from 'zod/mini';
import { Asset } from './asset.ts';
import { AssetId, LockId, PurchaseId } from './ids.ts';
import { Instant } from './instant.ts';
import { Currency, Money } from './money.ts';
import { lockStates, paymentMethods, refundStates } from './words.ts';

const Count = z.int().check(z.nonnegative());

export const Offer = z.object({ count: Count, fee: Money });
export type Offer = z.infer<typeof Offer>;

/** Answer of `GET /v1/eggs/available`. `gatewayKeys` are the unused keys of the account; empty without a session. */
export const Availability = z.object({
  eggs: Offer,
  keys: Offer,
  gatewayKeys: z.array(Asset),
  currency: z.optional(Currency),
  /** Most that this account may lock at once; zero once it has bought what one account may buy in the cycle. */
  eggTransactionLimit: z.optional(Count),
  keyTransactionLimit: z.optional(Count),
});
export type Availability = z.infer<typeof Availability>;

export const PaymentMethod = z.enum(paymentMethods);
export type PaymentMethod = z.infer<typeof PaymentMethod>;

/** Body of `POST /v1/eggs/spawn/lock`. The fee is what the player saw; a lock at another fee is refused. */
export const LockBody = z.object({
  eggs: Offer,
  keys: Offer,
  gatewayKeyVouchers: z._default(Count, 0),
  paymentMethod: z._default(PaymentMethod, 'CREDIT_CARD'),
  usedGatewayKeyIds: z._default(z.array(AssetId).check(z.maxLength(100)), []),
  /** The same list under its old name. */
  gatewayKeyIds: z.optional(z.array(AssetId).check(z.maxLength(100))),
});
export type LockBody = z.infer<typeof LockBody>;
/** The body as a client writes it, without the defaults. */
export type LockRequestBody = z.input<typeof LockBody>;

export const Lock = z.object({
  id: LockId,
  lockId: LockId,
  expiresAt: z.optional(Instant),
  checkoutUrl: z.optional(z.string()),
});
export type Lock = z.infer<typeof Lock>;

export const PurchaseBody = z.object({ purchaseId: PurchaseId });
export type PurchaseBody = z.infer<typeof PurchaseBody>;

/** A paid purchase: the body of a completed `POST /v1/voucher/purchase` and an item of `GET /v1/purchases`. */
export const Purchase = z.object({
  purchaseId: PurchaseId,
  completed: Instant,
  paymentMethod: PaymentMethod,
  eggs: Offer,
  keys: Offer,
  total: Money,
  currency: Currency,
  assetIds: z.array(AssetId),
});
export type Purchase = z.infer<typeof Purchase>;

/** Answer of `GET /v1/purchases`: newest first. */
export const PurchaseList = z.object({ purchases: z.array(Purchase), total: Count });
export type PurchaseList = z.infer<typeof PurchaseList>;

/** Answer of `GET /v1/eggs/spawn/lock/{id}`: the state of a lock of this account. */
export const LockReport = z.object({
  id: LockId,
  lockId: LockId,
  /**
   * `held`: can be paid. `over`: expired or released. `paid`: the receipt exists, under the same number.
   */
  state: z.enum(lockStates),
  expiresAt: Instant,
  eggs: Offer,
  keys: Offer,
  total: Money,
  currency: Currency,
  paymentMethod: PaymentMethod,
  /** Where to pay, while the lock is held and paid by card. */
  checkoutUrl: z.optional(z.string()),
  /** A payment that is returned: null if there is none. */
  refund: z.nullable(
    z.object({
      state: z.enum(refundStates),
      amount: Money,
      currency: Currency,
      /** Explanation for the player. */
      reason: z.string(),
    }),
  ),
});
export type LockReport = z.infer<typeof LockReport>;

/** Answer of `GET /v1/eggs/spawn/lock/active`: the lock that this account holds; null if it holds none. */
export const ActiveLock = z.object({ lock: z.nullable(LockReport) });
export type ActiveLock = z.infer<typeof ActiveLock>;

/** The part of a report that the client reads. A provider may report the state alone. */
export interface LockStatus extends Pick<LockReport, 'state' | 'refund'> {
  expiresAt?: Instant | undefined;
  eggs?: Offer | undefined;
  keys?: Offer | undefined;
  currency?: Currency | undefined;
  paymentMethod?: PaymentMethod | undefined;
  checkoutUrl?: string | undefined;
}

/** Another currency may have another number of decimals than `Money`. */
const StoredOffer = z.object({ count: Count, fee: z.string() });

/** A lock as the browser stores it, for providers that do not report locks. */
export const StoredLock = z.object({
  userId: z.string(),
  lock: Lock,
  body: z.extend(LockBody, { eggs: StoredOffer, keys: StoredOffer }),
  currency: z.optional(Currency),
});
export type StoredLock = z.infer<typeof StoredLock>;
