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

/** The state of a checkout; an open one holds its stock for another `secondsLeft` seconds. */
export type SandboxCheckoutState =
  | { status: 'unknown' }
  | { status: 'paid'; lock: LockRecord }
  | { status: 'over' }
  | { status: 'open'; lock: LockRecord; secondsLeft: number };

/** The result of a submitted card. If it is `paid`, the basket was sold; `message` is for the player. */
export type SandboxPaymentResult =
  | { status: 'unknown' }
  | { status: 'paid'; lock: LockRecord }
  | { status: 'invalid'; errors: CardErrors }
  | { status: 'declined' }
  | { status: 'refused'; message: string };

/** The hosted test checkout. Validates card data, but does not store it. */
export class SandboxCheckout {
  readonly #deps: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#deps = dependencies;
  }

  async find(checkoutId: string): Promise<SandboxCheckoutState> {
    const lock = await findLockByCheckout(this.#deps.db, checkoutId);
    if (!lock) return { status: 'unknown' };
    if (lock.state === 'paid') return { status: 'paid', lock };
    const secondsLeft = lock.expiresAt - this.#deps.clock.nowInSeconds();
    return lock.state === 'released' || secondsLeft <= 0
      ? { status: 'over' }
      : { status: 'open', lock, secondsLeft };
  }

  /** Pays a checkout. An expired checkout may still be paid: `PaymentService.take` sells it while stock is left. */
  async pay(checkoutId: string, card: CardForm): Promise<SandboxPaymentResult> {
    const lock = await findLockByCheckout(this.#deps.db, checkoutId);
    if (!lock) return { status: 'unknown' };
    if (lock.state === 'paid') return { status: 'paid', lock };
    const errors = validateCard(card, this.#deps.clock.nowInSeconds());
    if (Object.keys(errors).length > 0) return { status: 'invalid', errors };
    if (isDeclined(card)) return { status: 'declined' };
    try {
      await this.#deps.payments.take(toPayment(lock));
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      return { status: 'refused', message: error.message };
    }
    return { status: 'paid', lock };
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
