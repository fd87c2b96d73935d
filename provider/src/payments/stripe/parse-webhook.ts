import StripeApi from 'stripe';
import type { Stripe } from 'stripe';
import { ProblemError } from '../../platform/http/problem-error.ts';

/** The events that change a checkout; all others are ignored. */
export type WebhookEvent = { type: 'paid' | 'ended'; session: Stripe.Checkout.Session } | { type: 'ignored' };

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
      return { type: 'paid', session: event.data.object };
    case 'checkout.session.expired':
      return { type: 'ended', session: event.data.object };
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
  } catch (cause) {
    if (cause instanceof StripeApi.errors.StripeSignatureVerificationError || cause instanceof SyntaxError)
      throw new ProblemError('bad_request', 'This was not signed by Stripe, or too long ago.');
    throw cause;
  }
}
