import type { Kysely } from 'kysely';
import StripeApi from 'stripe';
import type { Stripe } from 'stripe';
import type { Clock } from '../../platform/clock.ts';
import { nowInSeconds } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { HeldStock } from '../../spawn/lock/lock-repository.ts';
import { findLockOfCheckout, lockLock } from '../../spawn/lock/lock-repository.ts';
import type { KnownPayment } from '../payment-repository.ts';
import { claimRefunds, markRefunded } from '../payment-repository.ts';
import {
  attachSession,
  claimSessionsToEnd,
  findSessionOfLock,
  markSessionEnded,
  unclaimSession,
} from './payment-session-repository.ts';
import { settlePayment } from '../payment-service.ts';
import type { TakenPayment } from '../payments.ts';
import { majorOf } from './minor-units.ts';
import { sessionTerms } from './session-terms.ts';

interface Parts {
  stripe: Stripe;
  db: Kysely<Database>;
  clock: Clock;
  publicUrl: string;
}

/** Where a buyer who follows the checkout link stands. */
export type CheckoutState = { lock: HeldStock } & ({ payAt: string } | { is: 'paid' | 'over' });

type Session = Stripe.Checkout.Session;

/** A process that set out to end a session or to give money back and was killed: others do it after so many seconds. */
const lease = 60;

/** Sessions that one process ends at once. */
const mostAtOnce = 10;

/**
 * Sells through Checkout Sessions. Stripe is never called while a transaction is open: what it says is written down
 * afterwards, and whatever is said twice, late or in another order is decided once (`settlePayment`).
 */
export class StripeCheckout {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /**
   * Opens the session of a checkout, the same one however often it is asked for.
   * @throws {Stripe.errors.StripeError} when Stripe cannot be reached or refuses
   */
  async open(checkoutId: string): Promise<CheckoutState | undefined> {
    const { db, stripe, publicUrl } = this.#parts;
    const lock = await findLockOfCheckout(db, checkoutId);
    if (!lock) return undefined;
    if (lock.state === 'paid') return { lock, is: 'paid' };
    if (!this.#isHeld(lock)) return { lock, is: 'over' };

    const session = await stripe.checkout.sessions.create(sessionTerms(checkoutId, lock, publicUrl), {
      idempotencyKey: `checkout-${checkoutId}`,
    });
    const isHeld = await this.#attach(lock.id, session.id);
    // Given back while Stripe was asked: `endSessions` sees to the session.
    if (!isHeld || session.url === null) return { lock, is: 'over' };
    return { lock, payAt: session.url };
  }

  /**
   * Asks Stripe how the session of a checkout stands, for webhooks may be late.
   * @returns the lock it is for
   */
  async lookAfter(checkoutId: string, onFailure: (failure: unknown) => void): Promise<HeldStock | undefined> {
    const { db, stripe } = this.#parts;
    const lock = await findLockOfCheckout(db, checkoutId);
    const sessionId = lock && (await findSessionOfLock(db, lock.id));
    if (sessionId !== undefined)
      try {
        await this.settle(await stripe.checkout.sessions.retrieve(sessionId));
      } catch (failure) {
        // The webhook will tell.
        onFailure(failure);
      }
    return lock;
  }

  /**
   * Decides about a session in which money came in, and begins to give it back where nothing can be granted for it.
   * @returns undefined where nothing came in, and where the session is not one of ours
   */
  async settle(session: Session): Promise<KnownPayment | undefined> {
    const { db, clock } = this.#parts;
    if (session.status !== 'complete' || session.payment_status === 'unpaid') return undefined;
    const { client_reference_id: checkoutId } = session;
    const lock = checkoutId === null ? undefined : await findLockOfCheckout(db, checkoutId);
    if (!lock) return undefined;

    const isOther = ((await findSessionOfLock(db, lock.id)) ?? session.id) !== session.id;
    const payment = await settlePayment(
      db,
      {
        id: session.id,
        lockId: lock.id,
        ...sumOf(session),
        intent: typeof session.payment_intent === 'string' ? session.payment_intent : null,
      },
      nowInSeconds(clock),
      isOther ? 'This was paid in another checkout than the one of the lock.' : null,
    );
    await markSessionEnded(db, session.id, nowInSeconds(clock));
    return payment;
  }

  /**
   * Ends the sessions of baskets whose time is over or that were given back, so that nobody pays for what is sold to
   * somebody else. Stripe has the last word: a session that was paid before is settled instead, and until Stripe has
   * answered the basket is kept. Each session is ended by one process at a time.
   */
  async endSessions(onFailure: (failure: unknown) => void): Promise<void> {
    const { db, clock } = this.#parts;
    const now = nowInSeconds(clock);
    const ids = await claimSessionsToEnd(db, { now, triedBefore: now - lease, most: mostAtOnce });
    const ends = await Promise.allSettled(ids.map((id) => this.#endSession(id)));
    const failures = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []));
    for (const failure of failures) onFailure(failure);
    // Where Stripe is away there is no hurry.
    if (ids.length === mostAtOnce && failures.length === 0) await this.endSessions(onFailure);
  }

  async #endSession(id: string): Promise<void> {
    const { db, clock } = this.#parts;
    try {
      const session = await this.#end(id);
      if (session.status === 'expired') await markSessionEnded(db, id, nowInSeconds(clock));
      else await this.settle(session);
    } catch (failure) {
      // Whoever is next may try at once.
      await unclaimSession(db, id);
      throw failure;
    }
  }

  /** Gives back what could not be granted. Each payment is tried by one process at a time, and again after a minute. */
  async refund(onFailure: (failure: unknown) => void): Promise<void> {
    const { db, clock } = this.#parts;
    const now = nowInSeconds(clock);
    for (const payment of await claimRefunds(db, now, now - lease))
      try {
        await markRefunded(db, payment.id, await this.#giveBack(payment), now);
      } catch (failure) {
        onFailure(failure);
      }
  }

  async markEnded(sessionId: string): Promise<void> {
    await markSessionEnded(this.#parts.db, sessionId, nowInSeconds(this.#parts.clock));
  }

  /** What Stripe has on its books: sessions of ours in which money came in. */
  async *listTaken(since: number): AsyncIterable<TakenPayment> {
    const { db, stripe } = this.#parts;
    const sessions = stripe.checkout.sessions.list({
      created: { gte: since },
      status: 'complete',
      limit: 100,
    });
    for await (const session of sessions) {
      const { client_reference_id: checkoutId } = session;
      if (session.payment_status === 'unpaid' || checkoutId === null) continue;
      if (await findLockOfCheckout(db, checkoutId)) yield { id: session.id, ...sumOf(session) };
    }
  }

  /** Kept from being let go of from now on, if it is still held. */
  #attach(lockId: number, sessionId: string): Promise<boolean> {
    return this.#parts.db.transaction().execute(async (trx) => {
      const lock = await lockLock(trx, lockId);
      await attachSession(trx, lockId, sessionId);
      return lock !== undefined && this.#isHeld(lock);
    });
  }

  #isHeld({ state, expiresAt }: HeldStock) {
    return state === 'held' && expiresAt > nowInSeconds(this.#parts.clock);
  }

  async #end(sessionId: string): Promise<Session> {
    const { sessions } = this.#parts.stripe.checkout;
    try {
      return await sessions.expire(sessionId);
    } catch (failure) {
      // Only an open session can be ended: this one was paid, or has ended before.
      if (failure instanceof StripeApi.errors.StripeInvalidRequestError) return sessions.retrieve(sessionId);
      throw failure;
    }
  }

  /** @returns Stripe's number of the refund; null where nothing was paid or all of it was given back before */
  async #giveBack({ id, intent }: KnownPayment): Promise<string | null> {
    if (intent === null) return null;
    try {
      const refund = await this.#parts.stripe.refunds.create(
        { payment_intent: intent, metadata: { session: id } },
        { idempotencyKey: `refund-${id}` },
      );
      return refund.id;
    } catch (failure) {
      if (failure instanceof StripeApi.errors.StripeError && failure.code === 'charge_already_refunded')
        return null;
      throw failure;
    }
  }
}

const sumOf = ({ amount_total, currency }: Session) => ({
  amount: majorOf(amount_total ?? 0),
  currency: currency?.toUpperCase() ?? '',
});
