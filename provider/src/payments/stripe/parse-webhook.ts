import type { Stripe } from 'stripe';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { stripeApiVersion } from './stripe-client.ts';

/**
 * The events that change a checkout or return money; all others are ignored. A session is null where Stripe wrote the event in
 * another version of its API than ours, so that it has to be read.
 */
export type WebhookEvent =
  | { type: 'paid'; id: string; session: Stripe.Checkout.Session | null }
  | { type: 'ended'; id: string }
  | { type: 'returned'; kind: 'refund' | 'dispute'; id: string }
  | { type: 'ignored' };

/** Maximum age of a signature, in seconds. */
const tolerance = 300;

/**
 * Reads a webhook event after verifying its signature and age.
 * @param now epoch milliseconds
 * @throws {ProblemError} `bad_request` when Stripe did not sign these bytes, or signed them too long ago
 */
export function parseWebhook(
  stripe: Stripe,
  body: Buffer,
  signature: string | undefined,
  secret: string,
  now: number,
): WebhookEvent {
  const event = verifiedEvent(stripe, body, signature, secret, now);
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return {
        type: 'paid',
        id: event.data.object.id,
        session: event.api_version === stripeApiVersion ? event.data.object : null,
      };
    case 'checkout.session.expired':
      return { type: 'ended', id: event.data.object.id };
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
    case 'charge.refund.updated':
      return { type: 'returned', kind: 'refund', id: event.data.object.id };
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
      return { type: 'returned', kind: 'dispute', id: event.data.object.id };
    default:
      return { type: 'ignored' };
  }
}

function verifiedEvent(
  stripe: Stripe,
  body: Buffer,
  signature: string | undefined,
  secret: string,
  now: number,
): Stripe.Event {
  try {
    return stripe.webhooks.constructEvent(body, signature ?? '', secret, tolerance, undefined, now);
  } catch {
    // The library has several errors for a header or body that is not what Stripe sends.
    throw new ProblemError('bad_request', 'This was not signed by Stripe, or too long ago.');
  }
}
