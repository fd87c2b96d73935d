import type { FastifyPluginAsync } from 'fastify';
import type { BackgroundJob } from '../platform/jobs/background-jobs.ts';
import type { PaymentRecords } from './payment-records.ts';

/**
 * One way to pay by card. An adapter provides the pages and webhooks that report payments to it, and passes each payment to
 * `PaymentService.take` or `PaymentService.settle`.
 */
export interface PaymentAdapter {
  /** Where the player pays for a checkout: a path of this origin, or a URL. */
  checkoutUrl(checkoutId: string): string;
  routes: FastifyPluginAsync;
  /** Jobs by name. */
  jobs: Readonly<Record<string, BackgroundJob>>;
  /** The payment service's records; null for an adapter without a payment service. */
  records: PaymentRecords | null;
}
