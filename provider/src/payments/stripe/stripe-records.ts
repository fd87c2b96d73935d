import type { Stripe } from 'stripe';
import type { Database } from '../../platform/database/database.ts';
import { findLockByCheckout } from '../../spawn/lock/lock-repository.ts';
import type { PaymentRecords, RecordedReversal, RecordedPayment } from '../payment-adapter.ts';
import type { PaymentService } from '../payment-service.ts';
import { stripeCheckoutPath } from '../checkout-paths.ts';
import { ignoreMissing } from './stripe-client.ts';
import type { StripeCheckout } from './stripe-checkout.ts';
import type { StripeReturns } from './stripe-returns.ts';
import { toAmount, readId } from './to-recorded.ts';
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

/** Stripe's records of this world. */
export class StripeRecords implements PaymentRecords {
  readonly #deps: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#deps = dependencies;
  }

  /** Lists the paid sessions of this world. Recognizes old sessions without the world's id by their lock. */
  async *listPayments(since: number): AsyncIterable<RecordedPayment> {
    const worldId = await getSharedSecret(this.#deps.db, 'world');
    const sessions = this.#deps.stripe.checkout.sessions.list({
      created: { gte: since },
      status: 'complete',
      limit: 100,
      expand: ['data.payment_intent'],
    });
    for await (const session of sessions) {
      if (session.payment_status === 'unpaid') continue;
      if (this.#isOurs(session, worldId) || (await this.#hasLock(session))) yield toRecordedPayment(session);
    }
  }

  async findPayment(id: string): Promise<RecordedPayment | null> {
    const session = await ignoreMissing(this.#deps.stripe.checkout.sessions.retrieve(id));
    return session && isPaid(session) ? toRecordedPayment(session) : null;
  }

  listReturns(since: number): AsyncIterable<RecordedReversal> {
    return this.#deps.returns.list(since);
  }

  findReturn(kind: RecordedReversal['kind'], id: string): Promise<RecordedReversal | null> {
    return this.#deps.returns.find(kind, id);
  }

  async settlePayment(id: string): Promise<'granted' | 'refunding' | null> {
    const session = await ignoreMissing(this.#deps.stripe.checkout.sessions.retrieve(id));
    if (!session || !isPaid(session)) return null;
    const payment = (await this.#deps.checkout.settleSession(session)) ?? (await this.#refundIfOurs(session));
    return payment && (payment.state === 'granted' ? 'granted' : 'refunding');
  }

  refundDuePayments(onFailure: (failure: unknown) => void): Promise<void> {
    return this.#deps.returns.refundPayments(onFailure);
  }

  /**
   * Whether this world opened a session. Compares the address, too: a copy of the database at another address has the same id, and
   * must not refund sales that the original has made since.
   */
  #isOurs({ metadata, success_url }: Session, worldId: string): boolean {
    return (
      metadata?.['world'] === worldId &&
      success_url !== null &&
      success_url.startsWith(`${this.#deps.publicUrl}${stripeCheckoutPath}`)
    );
  }

  async #hasLock({ client_reference_id: checkoutId }: Session): Promise<boolean> {
    return checkoutId !== null && (await findLockByCheckout(this.#deps.db, checkoutId)) !== undefined;
  }

  async #refundIfOurs(session: Session) {
    if (!this.#isOurs(session, await getSharedSecret(this.#deps.db, 'world'))) return null;
    return this.#deps.payments.refund({
      id: session.id,
      ...toAmount(session.amount_total, session.currency),
      intent: readId(session.payment_intent),
    });
  }
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
