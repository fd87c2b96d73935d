import type { FastifyPluginAsync } from 'fastify';
import type { BackgroundJob } from '../platform/jobs/background-job.ts';

/**
 * One way to pay by card. An adapter brings the pages and webhooks by which it learns of payments, and passes each
 * payment to `PaymentService.take` or `PaymentService.settle`.
 */
export interface PaymentAdapter {
  /** Where the player pays for a checkout: a path of this origin, or a URL. */
  checkoutUrl(checkoutId: string): string;
  routes: FastifyPluginAsync;
  /** By name. */
  jobs: Readonly<Record<string, BackgroundJob>>;
  /**
   * All payments that the payment service has recorded since an instant; none where it keeps no records of its own.
   * @param since epoch seconds
   */
  listRecordedPayments(since: number): AsyncIterable<RecordedPayment>;
}

/** A payment as the payment service has recorded it. */
export interface RecordedPayment {
  id: string;
  /** Decimal string of the major unit. */
  amount: string;
  currency: string;
}
