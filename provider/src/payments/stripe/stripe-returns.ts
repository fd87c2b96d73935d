import StripeApi from 'stripe';
import type { Stripe } from 'stripe';
import type { ServiceContext } from '../../platform/module-context.ts';
import type { RecordedReturn } from '../payment-adapter.ts';
import { claimRefunds, postponeRefund, setRefundState } from '../payment-repository.ts';
import type { RefundClaim } from '../payment-repository.ts';
import { listReturnsOfPayment } from '../returns/return-repository.ts';
import type { ReturnRecord } from '../returns/return-repository.ts';
import { recordReturn } from '../returns/record-return.ts';
import type { StripeCheckout } from './stripe-checkout.ts';
import { computePause, claimSeconds } from './stripe-checkout.ts';
import { ignoreMissing } from './stripe-client.ts';
import { toRecordedReturn } from './to-recorded-return.ts';

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
  async read(kind: RecordedReturn['kind'], id: string): Promise<void> {
    await this.#record(async () => [await this.find(kind, id)]);
  }

  /** @returns null if Stripe does not know the refund or dispute, or it does not belong to the payment of a checkout */
  async find(kind: RecordedReturn['kind'], id: string): Promise<RecordedReturn | null> {
    const { refunds, disputes } = this.#deps.stripe;
    const call: Promise<Stripe.Refund | Stripe.Dispute> =
      kind === 'refund' ? refunds.retrieve(id) : disputes.retrieve(id);
    const object = await ignoreMissing(call);
    return object && toRecordedReturn(object);
  }

  /** Lists the refunds and disputes since an instant, in epoch seconds, or of one payment. Programs that use the same account may have made them. */
  async *list(
    filter: { created: { gte: number } } | { payment_intent: string },
  ): AsyncIterable<RecordedReturn> {
    const { refunds, disputes } = this.#deps.stripe;
    const params = { ...filter, limit: 100 };
    for (const listObjects of [() => refunds.list(params), () => disputes.list(params)])
      for await (const object of listObjects()) {
        const record = toRecordedReturn(object);
        if (record) yield record;
      }
  }

  /** @returns whether the refund is in progress */
  async #refund({ id, amount, intent }: RefundClaim): Promise<boolean> {
    if (Number(amount) === 0) {
      await setRefundState(this.#deps.db, id, 'refunded', this.#deps.clock.nowInSeconds());
      return false;
    }
    if (intent === null) throw new Error(`Payment ${id} has no payment intent to refund.`);
    const returns = await listReturnsOfPayment(this.#deps.db, id);
    const pendingRefund = returns.find(isPendingRefund);
    const failures = returns.filter(({ state }) => state === 'failed').length;
    if (pendingRefund) await this.read('refund', pendingRefund.id);
    else await this.#createRefund(id, intent, failures);
    return (await listReturnsOfPayment(this.#deps.db, id)).some(isPendingRefund);
  }

  /** Requests a refund. If earlier refunds failed, uses a new idempotency key. */
  async #createRefund(paymentId: string, intent: string, failures: number): Promise<void> {
    const idempotencyKey = failures === 0 ? `refund-${paymentId}` : `refund-${paymentId}-${failures}`;
    await this.#record(async () => {
      try {
        const refund = await this.#deps.stripe.refunds.create(
          { payment_intent: intent, metadata: { session: paymentId } },
          { idempotencyKey },
        );
        return [toRecordedReturn(refund)];
      } catch (failure) {
        if (!isRefundedElsewhere(failure)) throw failure;
        const reports: RecordedReturn[] = [];
        for await (const report of this.list({ payment_intent: intent })) reports.push(report);
        return reports;
      }
    });
  }

  async #record(read: () => Promise<(RecordedReturn | null)[]>): Promise<void> {
    const readAt = this.#deps.clock.now();
    for (const report of await read()) {
      if (!report) continue;
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

const isPendingRefund = ({ state }: ReturnRecord) => state === 'pending';
