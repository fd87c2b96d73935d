import type { Stripe } from 'stripe';
import type { Database } from '../../platform/database/database.ts';
import { toCheckoutUrl } from '../../spawn/lock/lock-record.ts';
import { findLockByCheckout } from '../../spawn/lock/lock-repository.ts';
import type { PaymentRecords, RecordedPayment } from '../payment-adapter.ts';
import type { PaymentService } from '../payment-service.ts';
import { ignoreMissing } from './stripe-client.ts';
import type { StripeCheckout } from './stripe-checkout.ts';
import type { StripeReturns } from './stripe-returns.ts';
import { toAmount, readId } from './to-recorded-return.ts';
import { getSharedSecret } from '../../platform/database/secret-repository.ts';

interface Dependencies {
  stripe: Stripe;
  db: Database;
  checkout: StripeCheckout;
  returns: StripeReturns;
  payments: PaymentService;
  publicUrl: string;
}

type Session = Stripe.Checkout.Session;

/** Connects this world to its payments at Stripe: lists, settles and refunds them. */
export function createStripePaymentRecords({
  stripe,
  db,
  checkout,
  returns,
  payments,
  publicUrl,
}: Dependencies): PaymentRecords {
  const { sessions } = stripe.checkout;

  /**
   * Whether this world opened a session. Compares the address, too: a copy of the database at another address has the same id, and
   * must not refund sales that the original has made since.
   */
  const isOurs = ({ metadata, success_url }: Session, worldId: string) =>
    metadata?.['world'] === worldId &&
    success_url !== null &&
    success_url.startsWith(`${publicUrl}${toCheckoutUrl('')}`);

  const hasLock = async ({ client_reference_id: checkoutId }: Session) =>
    checkoutId !== null && (await findLockByCheckout(db, checkoutId)) !== undefined;

  const refundIfOurs = async (session: Session) =>
    isOurs(session, await getSharedSecret(db, 'world'))
      ? payments.refund({
          id: session.id,
          ...toAmount(session.amount_total, session.currency),
          intent: readId(session.payment_intent),
        })
      : null;

  return {
    /** Lists the paid sessions of this world. Recognizes old sessions without the world's id by their lock. */
    async *listPayments(since) {
      const worldId = await getSharedSecret(db, 'world');
      const listedSessions = sessions.list({
        created: { gte: since },
        status: 'complete',
        limit: 100,
        expand: ['data.payment_intent'],
      });
      for await (const session of listedSessions) {
        if (session.payment_status === 'unpaid') continue;
        if (isOurs(session, worldId) || (await hasLock(session))) yield toRecordedPayment(session);
      }
    },
    async findPayment(id) {
      const session = await ignoreMissing(sessions.retrieve(id));
      return session && isPaid(session) ? toRecordedPayment(session) : null;
    },
    listReturns: (since) => returns.list({ created: { gte: since } }),
    findReturn: (kind, id) => returns.find(kind, id),
    async settlePayment(id) {
      const session = await ignoreMissing(sessions.retrieve(id));
      if (!session || !isPaid(session)) return null;
      const payment = (await checkout.settleSession(session)) ?? (await refundIfOurs(session));
      return payment && (payment.state === 'granted' ? 'granted' : 'refunding');
    },
    refundDuePayments: (onFailure) => returns.refundPayments(onFailure),
  };
}

const isPaid = ({ status, payment_status }: Session) => status === 'complete' && payment_status !== 'unpaid';

const toRecordedPayment = (session: Session): RecordedPayment => ({
  id: session.id,
  ...toAmount(session.amount_total, session.currency),
  paidAt:
    typeof session.payment_intent === 'object' && session.payment_intent !== null
      ? session.payment_intent.created
      : session.created,
});
