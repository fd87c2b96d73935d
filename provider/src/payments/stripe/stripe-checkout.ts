import StripeApi from 'stripe';
import type { Stripe } from 'stripe';
import type { ServiceContext } from '../../platform/module-context.ts';
import { toMinorUnits } from '../../platform/minor-units.ts';
import type { LockRecord } from '../../spawn/lock/lock-record.ts';
import { toCheckoutUrl } from '../../spawn/lock/lock-record.ts';
import { findLockByCheckout, findLockForUpdate } from '../../spawn/lock/lock-repository.ts';
import type { PaymentRecord } from '../payment-repository.ts';
import type { PaymentService } from '../payment-service.ts';
import { CheckoutLimits } from './checkout-limits.ts';
import { ignoreMissing } from './stripe-client.ts';
import {
  saveSession,
  claimSessionsToEnd,
  findSessionOfLock,
  markSessionEnded,
  postponeSession,
} from './payment-session-repository.ts';
import type { SessionClaim } from './payment-session-repository.ts';
import { toAmount, readId } from './to-recorded-return.ts';
import { getSharedSecret } from '../../platform/database/secret-repository.ts';

interface Dependencies extends ServiceContext {
  stripe: Stripe;
  payments: PaymentService;
  publicUrl: string;
}

/** The state of a checkout. The buyer pays an open checkout at `url`. */
export type CheckoutState =
  | { status: 'open'; url: string }
  | { status: 'paid'; lock: LockRecord }
  | { status: 'over' }
  | { status: 'unknown' };

type Session = Stripe.Checkout.Session;

/** Number of sessions that one process ends in parallel. */
const endLimit = 10;

/** Seconds until the next attempt to end a session that could not be ended. */
const pauses = { first: 5, max: 3_600 };

/**
 * Composes the parameters of a Checkout Session. They are the same on every retry, because the idempotency key contains only the
 * checkout id, and Stripe rejects a key that is reused with other parameters.
 */
const toSessionParams = (
  checkoutId: string,
  lock: LockRecord,
  { publicUrl, worldId }: { publicUrl: string; worldId: string },
): Stripe.Checkout.SessionCreateParams => ({
  mode: 'payment',
  // A card is charged at once; other methods would leave eggs unpaid for days.
  allowed_payment_method_types: ['card'],
  // The paid amount and currency must equal the lock's.
  adaptive_pricing: { enabled: false },
  client_reference_id: checkoutId,
  metadata: { lock: lock.id, world: worldId },
  payment_intent_data: { metadata: { lock: lock.id, world: worldId } },
  line_items: [
    toLineItem('Dragon egg', lock.eggs, lock.eggFee, lock.currency),
    toLineItem('Gateway key', lock.keys, lock.keyFee, lock.currency),
  ].filter(({ quantity }) => quantity > 0),
  success_url: `${publicUrl}${toCheckoutUrl(checkoutId)}/return`,
  cancel_url: `${publicUrl}/spawn?step=pay&lock=${lock.id}&payment=cancelled`,
  // Stripe requires at least 30 minutes; `endSessions` ends a session whose lock expires sooner.
  expires_at: lock.expiresAt + 31 * 60,
});

const toLineItem = (name: string, quantity: number, fee: string, currency: string) => ({
  quantity,
  price_data: {
    currency: currency.toLowerCase(),
    unit_amount: toMinorUnits(fee),
    product_data: { name },
  },
});

/**
 * Sells through Checkout Sessions. Never calls Stripe inside a transaction; stores its responses afterwards.
 * `PaymentService.settle` decides each payment once, so repeated, late and reordered reports are harmless.
 */
export class StripeCheckout {
  readonly #deps: Dependencies;
  readonly #limits: CheckoutLimits;

  constructor(dependencies: Dependencies) {
    this.#deps = dependencies;
    this.#limits = new CheckoutLimits(dependencies);
  }

  /**
   * Opens the session of a checkout once. Later calls read it from the database.
   * @throws {Stripe.errors.StripeError} when Stripe is unreachable or rejects the call
   * @throws {ProblemError} `too_many_requests`, `unavailable`: see `CheckoutLimits`
   */
  async open(checkoutId: string, clientAddress: string): Promise<CheckoutState> {
    const lock = await findLockByCheckout(this.#deps.db, checkoutId);
    if (!lock) return { status: 'unknown' };
    if (lock.state === 'paid') return { status: 'paid', lock };
    if (!this.#isHeld(lock)) return { status: 'over' };
    const storedSession = await findSessionOfLock(this.#deps.db, lock.id);
    if (typeof storedSession?.endedAt === 'number') return { status: 'over' };
    if (typeof storedSession?.url === 'string') return { status: 'open', url: storedSession.url };

    const worldId = await getSharedSecret(this.#deps.db, 'world');
    const params = toSessionParams(checkoutId, lock, { publicUrl: this.#deps.publicUrl, worldId });
    const session = await this.#limits.run({ lock, clientAddress }, () =>
      this.#deps.stripe.checkout.sessions.create(params, {
        idempotencyKey: `checkout-${checkoutId}`,
      }),
    );
    const isHeld = await this.#saveSession(lock.id, session);
    // If the lock was released during the call, `endSessions` ends the session.
    return isHeld && session.url !== null ? { status: 'open', url: session.url } : { status: 'over' };
  }

  /**
   * Reads the session of a checkout from Stripe and settles it, because the webhook may arrive later than the buyer. Reports a
   * call that fails or exceeds a limit to `onFailure`; the webhook will settle the session.
   * @returns the lock of the checkout; undefined for an unknown checkout
   */
  async refresh(
    { checkoutId, clientAddress }: { checkoutId: string; clientAddress: string },
    onFailure: (failure: unknown) => void,
  ): Promise<LockRecord | undefined> {
    const lock = await findLockByCheckout(this.#deps.db, checkoutId);
    if (!lock || lock.state === 'paid') return lock;
    const storedSession = await findSessionOfLock(this.#deps.db, lock.id);
    if (storedSession)
      try {
        const session = await this.#limits.run({ lock, clientAddress }, () =>
          this.#deps.stripe.checkout.sessions.retrieve(storedSession.id),
        );
        await this.settleSession(session);
      } catch (failure) {
        onFailure(failure);
      }
    return lock;
  }

  /** Reads the session of a webhook and settles it. */
  async settleReported(id: string): Promise<void> {
    const session = await ignoreMissing(this.#deps.stripe.checkout.sessions.retrieve(id));
    if (session) await this.settleSession(session);
  }

  /** Settles the payment of an intent. @returns whether it belongs to a lock of this provider */
  async settleIntent(intent: string): Promise<boolean> {
    const { data } = await this.#deps.stripe.checkout.sessions.list({ payment_intent: intent, limit: 1 });
    const [session] = data;
    return session !== undefined && (await this.settleSession(session)) !== undefined;
  }

  /**
   * Settles the payment of a session: grants the basket, or marks the payment for a refund. Marks an expired session as ended.
   * @returns undefined if the session is not paid, or does not belong to a lock of this provider
   */
  async settleSession(session: Session): Promise<PaymentRecord | undefined> {
    if (session.status === 'expired') await this.markSessionEnded(session.id);
    if (session.status !== 'complete' || session.payment_status === 'unpaid') return undefined;
    const { client_reference_id: checkoutId } = session;
    const lock = checkoutId === null ? undefined : await findLockByCheckout(this.#deps.db, checkoutId);
    if (!lock) return undefined;

    const isOtherSession = ((await findSessionOfLock(this.#deps.db, lock.id)) ?? session).id !== session.id;
    const payment = await this.#deps.payments.settle(
      {
        id: session.id,
        lockId: lock.id,
        ...toAmount(session.amount_total, session.currency),
        intent: readId(session.payment_intent),
      },
      isOtherSession ? 'This was paid in a checkout other than that of the lock.' : null,
    );
    await this.markSessionEnded(session.id);
    return payment;
  }

  /**
   * Ends the sessions of expired and released baskets, so that no buyer pays for stock that is sold to another account. Stripe
   * decides: a paid session is settled instead, and the basket stays held until Stripe responds. Each session is ended by one
   * process at a time, with growing pauses between failed attempts.
   */
  async endSessions(onFailure: (failure: unknown) => void): Promise<void> {
    const now = this.#deps.clock.nowInSeconds();
    const limits = { now, claimedUntil: now + claimSeconds, limit: endLimit };
    const claims = await claimSessionsToEnd(this.#deps.db, limits);
    const results = await Promise.allSettled(claims.map((claim) => this.#endSession(claim)));
    const failures = results.flatMap((result): unknown[] =>
      result.status === 'rejected' ? [result.reason] : [],
    );
    for (const failure of failures) onFailure(failure);
    // Continues with the next sessions at once. If Stripe failed, the next run of the job continues.
    if (claims.length === endLimit && failures.length === 0) await this.endSessions(onFailure);
  }

  async markSessionEnded(sessionId: string, isMissing = false): Promise<void> {
    await markSessionEnded(this.#deps.db, sessionId, { now: this.#deps.clock.nowInSeconds(), isMissing });
  }

  async #endSession({ id, tries }: SessionClaim): Promise<void> {
    try {
      const session = await this.#expireSession(id);
      if (session) await this.settleSession(session);
      else await this.markSessionEnded(id, true);
    } catch (failure) {
      await postponeSession(this.#deps.db, id, this.#deps.clock.nowInSeconds() + computePause(tries, pauses));
      throw failure;
    }
  }

  /** Stores the session, so that the lock is not released before the session has ended. @returns whether the lock is still held */
  #saveSession(lockId: number, session: Session): Promise<boolean> {
    return this.#deps.db.transaction().execute(async (trx) => {
      const lock = await findLockForUpdate(trx, lockId);
      await saveSession(trx, lockId, session);
      return lock !== undefined && this.#isHeld(lock);
    });
  }

  #isHeld({ state, expiresAt }: LockRecord) {
    return state === 'held' && expiresAt > this.#deps.clock.nowInSeconds();
  }

  /** @returns null for a session that Stripe does not know, which cannot be paid */
  async #expireSession(sessionId: string): Promise<Session | null> {
    const { sessions } = this.#deps.stripe.checkout;
    try {
      return await ignoreMissing(sessions.expire(sessionId));
    } catch (failure) {
      if (!(failure instanceof StripeApi.errors.StripeInvalidRequestError)) throw failure;
      // Only an open session can be expired: this one is already paid or expired.
      return sessions.retrieve(sessionId);
    }
  }
}

/** Seconds after which another process takes over a claim, because the process that made the claim may have been killed. */
export const claimSeconds = 60;

/** Computes the seconds until a failed claim is tried again, which double with each of the `tries` so far. */
export const computePause = (tries: number, { first, max }: { first: number; max: number }): number =>
  Math.min(first * 2 ** (tries - 1), max);
