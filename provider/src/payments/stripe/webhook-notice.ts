import StripeApi from 'stripe';
import type { Stripe } from 'stripe';
import { Refusal } from '../../refusal.ts';

/** What a webhook tells that matters here. */
export type Notice =
  { tells: 'paid' | 'ended'; session: Stripe.Checkout.Session } | { tells: 'something else' };

/** How old a signature may be, in seconds. */
const tolerance = 300;

/**
 * Reads a webhook after making sure that Stripe signed these very bytes a short while ago.
 * @param now epoch milliseconds
 * @throws {Refusal} `bad_request` when it did not
 */
export function readNotice(
  stripe: Stripe,
  body: Buffer,
  signature: string | undefined,
  secret: string,
  now: number,
): Notice {
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
      throw new Refusal('bad_request', 'This was not signed by Stripe, or too long ago.');
    throw cause;
  }
}
