/** The fields of Stripe's Refund and Dispute that the adapter uses. */
interface MoneyReturn {
  id: string;
  object: 'refund' | 'dispute';
  status: string;
  payment_intent: string;
  amount: number;
  currency: string;
  created: number;
}

interface PaidIntent {
  amount: number;
  currency: string;
}

/** The refunds and disputes of the local double of Stripe's server. */
export class StripeDoubleReturns {
  readonly #findIntent: (id: string) => PaidIntent | undefined;
  readonly #now: () => number;
  readonly #all = new Map<string, MoneyReturn>();
  /** The initial status of the next refunds. */
  nextStatus = 'succeeded';

  constructor(findIntent: (id: string) => PaidIntent | undefined, now: () => number) {
    this.#findIntent = findIntent;
    this.#now = now;
  }

  /** Refunds the rest of a payment, or a part of it. @returns undefined if less than that is left */
  refund(intent: string, amount = this.#computeRemaining(intent)): MoneyReturn | undefined {
    if (amount <= 0 || amount > this.#computeRemaining(intent)) return undefined;
    return this.#add('refund', intent, amount, this.nextStatus);
  }

  /** Makes the buyer's bank dispute a payment. */
  dispute(intent: string, status = 'needs_response', amount = this.#getIntent(intent).amount): MoneyReturn {
    return this.#add('dispute', intent, amount, status);
  }

  get(id: string): MoneyReturn | undefined {
    return this.#all.get(id);
  }

  /** Changes the status of a refund or dispute, or its currency, as another program could. */
  change(id: string, change: Partial<Pick<MoneyReturn, 'status' | 'currency'>>): void {
    const moneyReturn = this.#all.get(id);
    if (!moneyReturn) throw new Error(`The double has no refund or dispute ${id}.`);
    Object.assign(moneyReturn, change);
  }

  /** Makes the refund or dispute unknown from now on. */
  makeUnknown(id: string): void {
    this.#all.delete(id);
  }

  list(object: MoneyReturn['object'], params = new URLSearchParams()): MoneyReturn[] {
    const intent = params.get('payment_intent');
    return [...this.#all.values()].filter(
      (moneyReturn) =>
        moneyReturn.object === object &&
        moneyReturn.created >= Number(params.get('created[gte]') ?? 0) &&
        (intent === null || moneyReturn.payment_intent === intent),
    );
  }

  /** The intents of refunds that were not rejected, in order. */
  get refundedIntents(): string[] {
    return this.list('refund').map(({ payment_intent }) => payment_intent);
  }

  #computeRemaining(intent: string): number {
    const returnedAmount = this.list('refund', new URLSearchParams({ payment_intent: intent }))
      .filter(({ status }) => status !== 'failed' && status !== 'canceled')
      .reduce((sum, { amount }) => sum + amount, 0);
    return this.#getIntent(intent).amount - returnedAmount;
  }

  #getIntent(intent: string): PaidIntent {
    return this.#findIntent(intent) ?? { amount: 0, currency: 'usd' };
  }

  #add(object: MoneyReturn['object'], intent: string, amount: number, status: string): MoneyReturn {
    const id = `${object === 'refund' ? 're' : 'dp'}_${this.#all.size + 1}`;
    const { currency } = this.#getIntent(intent);
    const moneyReturn = {
      id,
      object,
      status,
      payment_intent: intent,
      amount,
      currency,
      created: this.#now(),
    };
    this.#all.set(id, moneyReturn);
    return moneyReturn;
  }
}
