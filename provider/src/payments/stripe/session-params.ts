import type { Stripe } from 'stripe';
import type { LockRecord } from '../../spawn/lock/lock-record.ts';
import { checkoutPath } from './checkout-path.ts';
import { toMinorUnits } from '../../platform/minor-units.ts';

/**
 * The parameters of a Checkout Session. They are the same on every retry, because the idempotency key contains only the
 * checkout id and Stripe rejects a key that is reused with other parameters.
 */
export const sessionParams = (
  checkoutId: string,
  lock: LockRecord,
  { publicUrl, worldId }: { publicUrl: string; worldId: string },
): Stripe.Checkout.SessionCreateParams => ({
  mode: 'payment',
  // A card is charged at once; other methods would leave eggs unpaid for days.
  allowed_payment_method_types: ['card'],
  // The paid amount and currency must equal the lock's.
  adaptive_pricing: { enabled: false },
  client_reference_id: checkoutId,
  metadata: { lock: lock.id, world: worldId },
  payment_intent_data: { metadata: { lock: lock.id, world: worldId } },
  line_items: [
    lineItem('Dragon egg', lock.eggs, lock.eggFee, lock.currency),
    lineItem('Gateway key', lock.keys, lock.keyFee, lock.currency),
  ].filter(({ quantity }) => quantity > 0),
  success_url: `${publicUrl}${checkoutPath}${checkoutId}/return`,
  cancel_url: `${publicUrl}/spawn?step=pay&lock=${lock.id}&payment=cancelled`,
  // Stripe accepts no less than 30 minutes; `endSessions` ends a session whose lock expires sooner.
  expires_at: lock.expiresAt + 31 * 60,
});

const lineItem = (name: string, quantity: number, fee: string, currency: string) => ({
  quantity,
  price_data: {
    currency: currency.toLowerCase(),
    unit_amount: toMinorUnits(fee),
    product_data: { name },
  },
});
