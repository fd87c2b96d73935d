import type { FastifyPluginAsync } from 'fastify';
import type { BackgroundJob } from '../platform/jobs/background-job.ts';

/**
 * How players pay by card. An adapter brings the pages and webhooks through which it learns that money came in, and
 * hands each payment to `takePayment` or `settlePayment`.
 */
export interface Payments {
  /** Where the player pays for a checkout: a path of this origin, or a URL. */
  checkoutUrl(checkoutId: string): string;
  routes: FastifyPluginAsync;
  jobs: BackgroundJob[];
  /** Every payment the service itself has on its books since an instant; none where our own books are the only ones. */
  listTaken(since: number): AsyncIterable<TakenPayment>;
}

/** A payment as the payment service's books have it. */
export interface TakenPayment {
  id: string;
  /** Decimal string of the major unit. */
  amount: string;
  currency: string;
}
