import StripeApi from 'stripe';
import type { Stripe } from 'stripe';
import { ProblemError } from '../../platform/http/problem-error.ts';

/** What a webhook tells that matters here. */
export type WebhookEvent =
  { tells: 'paid' | 'ended'; session: Stripe.Checkout.Session } | { tells: 'something else' };

/** How old a signature may be, in seconds. */
const tolerance = 300;

/**
 * Reads a webhook after making sure that Stripe signed these very bytes a short while ago.
 * @param now epoch milliseconds
 * @throws {ProblemError} `bad_request` when it did not
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
      return { tells: 'paid', session: event.data.object };
    case 'checkout.session.expired':
      return { tells: 'ended', session: event.data.object };
    default:
      return { tells: 'something else' };
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
