import type { Stripe } from 'stripe';
import type { HeldStock } from '../../spawn/lock/lock-repository.ts';
import { checkoutPath } from './checkout-path.ts';
import { minorOf } from './minor-units.ts';

/**
 * What a Checkout Session is opened with. The same on every try, for the checkout's id is its idempotency key and Stripe
 * refuses a key that comes with other terms.
 */
export const sessionTerms = (
  checkoutId: string,
  lock: HeldStock,
  publicUrl: string,
): Stripe.Checkout.SessionCreateParams => ({
  mode: 'payment',
  // Cards are paid or not at once; other methods leave eggs waiting for days.
  allowed_payment_method_types: ['card'],
  // The amount that is asked is the amount that is paid.
  adaptive_pricing: { enabled: false },
  client_reference_id: checkoutId,
  metadata: { lock: lock.id },
  payment_intent_data: { metadata: { lock: lock.id } },
  line_items: [
    lineOf('Dragon egg', lock.eggs, lock.eggFee, lock.currency),
    lineOf('Gateway key', lock.keys, lock.keyFee, lock.currency),
  ].filter(({ quantity }) => quantity > 0),
  success_url: `${publicUrl}${checkoutPath}${checkoutId}/return`,
  cancel_url: `${publicUrl}/spawn?step=pay&lock=${lock.id}&payment=cancelled`,
  // Stripe takes nothing under 30 minutes; a session whose lock ends sooner is ended by call.
  expires_at: lock.expiresAt + 31 * 60,
});

const lineOf = (name: string, quantity: number, fee: string, currency: string) => ({
  quantity,
  price_data: {
    currency: currency.toLowerCase(),
    unit_amount: minorOf(fee),
    product_data: { name },
  },
});
