import StripeApi from 'stripe';
import type { Stripe } from 'stripe';
import type { ServiceContext } from '../../platform/module-context.ts';
import type { RecordedReversal } from '../payment-adapter.ts';
import { claimRefunds, postponeRefund, setRefundState } from '../payment-repository.ts';
import type { RefundClaim } from '../payment-repository.ts';
import { countFailedRefunds, findPendingRefund } from '../returns/return-repository.ts';
import { recordReturn } from '../returns/record-return.ts';
import type { StripeCheckout } from './stripe-checkout.ts';
import { computePause, claimSeconds } from './stripe-checkout.ts';
import { ignoreMissing } from './stripe-client.ts';
import { toRecordedDispute, toRecordedRefund } from './to-recorded.ts';

interface Dependencies extends ServiceContext {
  stripe: Stripe;
  checkout: StripeCheckout;
}

/** Seconds until the next attempt of a refund that failed or could not be made. */
const pauses = { first: 60, max: 86_400 };

/** Seconds until a pending refund whose webhook has not arrived is read from Stripe. */
const pendingPause = 3_600;

/** Makes due refunds, and reads refunds and disputes. Never calls Stripe inside a transaction. */
export class StripeReturns {
  readonly #deps: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#deps = dependencies;
  }

  /** Refunds payments that were not granted. Each is tried by one process at a time, with growing pauses between failed attempts. */
  async refundPayments(onFailure: (failure: unknown) => void): Promise<void> {
    const now = this.#deps.clock.nowInSeconds();
    for (const claim of await claimRefunds(this.#deps.db, { now, claimedUntil: now + claimSeconds })) {
      const pause = computePause(claim.tries, pauses);
      try {
        const isPending = await this.#refund(claim);
        await postponeRefund(this.#deps.db, claim.id, now + (isPending ? pendingPause : pause));
      } catch (failure) {
        await postponeRefund(this.#deps.db, claim.id, now + pause);
        onFailure(failure);
      }
    }
  }

  /** Reads a refund or dispute and records its state. A webhook only indicates what to read: it may arrive after a newer one. */
  async read(kind: RecordedReversal['kind'], id: string): Promise<void> {
    await this.#record(async () => {
      const report = await this.find(kind, id);
      return report ? [report] : [];
    });
  }

  /** @returns null if Stripe does not know the refund or dispute, or it does not belong to the payment of a checkout */
  async find(kind: RecordedReversal['kind'], id: string): Promise<RecordedReversal | null> {
    if (kind === 'refund') {
      const refund = await ignoreMissing(this.#deps.stripe.refunds.retrieve(id));
      return refund && toRecordedRefund(refund);
    }
    const dispute = await ignoreMissing(this.#deps.stripe.disputes.retrieve(id));
    return dispute && toRecordedDispute(dispute);
  }

  /** Lists all refunds and disputes since an instant, in epoch seconds, including refunds and disputes of other programs that use the same account. */
  async *list(since: number): AsyncIterable<RecordedReversal> {
    const params = { created: { gte: since }, limit: 100 };
    for await (const refund of this.#deps.stripe.refunds.list(params))
      yield* yieldPresent(toRecordedRefund(refund));
    for await (const dispute of this.#deps.stripe.disputes.list(params))
      yield* yieldPresent(toRecordedDispute(dispute));
  }

  /** @returns whether the refund is in progress */
  async #refund({ id, amount, intent }: RefundClaim): Promise<boolean> {
    if (Number(amount) === 0) {
      await setRefundState(this.#deps.db, id, 'refunded', this.#deps.clock.nowInSeconds());
      return false;
    }
    if (intent === null) throw new Error(`Payment ${id} has no payment intent to refund.`);
    const pendingRefund = await findPendingRefund(this.#deps.db, id);
    if (pendingRefund) await this.read('refund', pendingRefund.id);
    else await this.#createRefund(id, intent);
    return (await findPendingRefund(this.#deps.db, id)) !== undefined;
  }

  /** Requests a refund. If an earlier refund failed, uses a new idempotency key. */
  async #createRefund(paymentId: string, intent: string): Promise<void> {
    const failures = await countFailedRefunds(this.#deps.db, paymentId);
    const idempotencyKey = failures === 0 ? `refund-${paymentId}` : `refund-${paymentId}-${failures}`;
    await this.#record(async () => {
      try {
        const refund = await this.#deps.stripe.refunds.create(
          { payment_intent: intent, metadata: { session: paymentId } },
          { idempotencyKey },
        );
        return [...yieldPresent(toRecordedRefund(refund))];
      } catch (failure) {
        if (!isRefundedElsewhere(failure)) throw failure;
        return this.#listReturnsOfIntent(intent);
      }
    });
  }

  /** Lists the disputes of one payment, and the refunds of it that were made at Stripe. */
  async #listReturnsOfIntent(intent: string): Promise<RecordedReversal[]> {
    const refunds = await this.#deps.stripe.refunds.list({ payment_intent: intent, limit: 100 });
    const disputes = await this.#deps.stripe.disputes.list({ payment_intent: intent, limit: 100 });
    return [
      ...refunds.data.flatMap((refund) => [...yieldPresent(toRecordedRefund(refund))]),
      ...disputes.data.flatMap((dispute) => [...yieldPresent(toRecordedDispute(dispute))]),
    ];
  }

  async #record(read: () => Promise<RecordedReversal[]>): Promise<void> {
    const readAt = this.#deps.clock.now();
    for (const report of await read()) {
      const outcome = await recordReturn(this.#deps, report, readAt);
      // The refund or dispute may be reported before its payment, which would later be granted although the money was returned.
      if (outcome === 'unknown' && (await this.#deps.checkout.settleIntent(report.intent)))
        await recordReturn(this.#deps, report, readAt);
    }
  }
}

/** Whether a payment was already refunded in Stripe's dashboard, or the bank has taken the money back. */
const isRefundedElsewhere = (failure: unknown) =>
  failure instanceof StripeApi.errors.StripeError &&
  (failure.code === 'charge_already_refunded' || failure.code === 'charge_disputed');

function* yieldPresent<Value>(value: Value | null): Iterable<Value> {
  if (value !== null) yield value;
}
