import type { ServiceContext } from '../../platform/module-context.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import type { LockRecord } from '../../spawn/lock/lock-record.ts';
import { findLockByCheckout } from '../../spawn/lock/lock-repository.ts';
import type { Payment } from '../payment-repository.ts';
import type { PaymentService } from '../payment-service.ts';
import type { CardErrors, CardForm } from './card.ts';
import { isDeclined, validateCard } from './card.ts';

interface Dependencies extends ServiceContext {
  payments: PaymentService;
}

/** A lock that a buyer can pay here. An unpaid lock holds its stock for another `secondsLeft` seconds. */
export interface Checkout {
  lock: LockRecord;
  secondsLeft: number;
}

/** A card that did not pay, with the messages for the player. */
export interface FailedAttempt {
  card: CardForm;
  errors: CardErrors;
  /** Set if the card was declined. */
  declined?: string;
  /** Set if the basket can no longer be sold. */
  refused?: string;
}

const declined = 'Your card was declined. Nothing was charged: try another card, or ask your bank.';

/** The hosted test checkout. Validates card data, but does not store it. */
export class SandboxCheckout {
  readonly #deps: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#deps = dependencies;
  }

  async find(checkoutId: string): Promise<Checkout | undefined> {
    const lock = await findLockByCheckout(this.#deps.db, checkoutId);
    return lock && { lock, secondsLeft: lock.expiresAt - this.#deps.clock.nowInSeconds() };
  }

  /**
   * Pays a checkout. An expired checkout may still be paid: `PaymentService.accept` sells it while stock is left.
   * @returns null if it is paid now or was paid before, and for an unknown checkout
   */
  async pay(checkoutId: string, card: CardForm): Promise<FailedAttempt | null> {
    const lock = await findLockByCheckout(this.#deps.db, checkoutId);
    if (!lock || lock.state === 'paid') return null;
    const errors = validateCard(card, this.#deps.clock.nowInSeconds());
    if (Object.keys(errors).length > 0) return { card, errors };
    if (isDeclined(card)) return { card, errors, declined };
    try {
      await this.#deps.payments.accept(toPayment(lock));
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      return { card, errors, refused: error.message };
    }
    return null;
  }
}

/** Creates a payment with one id per lock, so that a form that is sent twice pays once. */
const toPayment = (lock: LockRecord): Payment => ({
  id: `sandbox_${lock.id}`,
  lockId: lock.id,
  amount: lock.total,
  currency: lock.currency,
  intent: null,
});
