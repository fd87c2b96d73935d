import type { FastifyPluginAsync } from 'fastify';
import type { BackgroundJob } from '../platform/jobs/background-jobs.ts';

/** A way to pay by card. An adapter receives payments through its pages and webhooks, and passes each one to `PaymentService`. */
export interface PaymentAdapter {
  /** Serves checkouts at `toCheckoutUrl`. */
  routes: FastifyPluginAsync;
  /** Jobs by name. */
  jobs: Readonly<Record<string, BackgroundJob>>;
  /** The payment service's records; null for an adapter without a payment service. */
  records: PaymentRecords | null;
}

/** A payment as the payment service has recorded it. */
export interface RecordedPayment {
  id: string;
  /** Decimal string of the major unit. */
  amount: string;
  currency: string;
  /** When the buyer paid or, if that is unknown, when the session was opened; epoch seconds. */
  paidAt: number;
}

interface ReturnFields {
  id: string;
  /** The payment service's id of the returned payment: its `intent`. */
  intent: string;
  amount: string;
  currency: string;
  /** Epoch seconds. */
  createdAt: number;
}

/** Money that the payment service returns to the buyer. A refund counts once it has `succeeded`, and may fail even after that. */
export interface RecordedRefund extends ReturnFields {
  kind: 'refund';
  state: 'pending' | 'succeeded' | 'failed';
}

/** A payment that the buyer's bank disputes. Money is withheld while it is `open`, not during an `inquiry`. `lost` may become `won`. */
export interface RecordedDispute extends ReturnFields {
  kind: 'dispute';
  state: 'inquiry' | 'open' | 'won' | 'lost';
}

export type RecordedReturn = RecordedRefund | RecordedDispute;

/** The payment service's records, for comparison with ours. Instants are epoch seconds. */
export interface PaymentRecords {
  listPayments(since: number): AsyncIterable<RecordedPayment>;
  listReturns(since: number): AsyncIterable<RecordedReturn>;
  /** @returns null if the payment service has no such payment */
  findPayment(id: string): Promise<RecordedPayment | null>;
  findReturn(kind: RecordedReturn['kind'], id: string): Promise<RecordedReturn | null>;
  /**
   * Settles a payment that was never reported: grants it, or marks it for a refund. Refunds a payment without a lock if this world
   * opened its session.
   * @returns null for a payment of another program
   */
  settlePayment(id: string): Promise<'granted' | 'refunding' | null>;
  refundDuePayments(onFailure: (failure: unknown) => void): Promise<void>;
}
