/** The fields of Stripe's Checkout Session that the adapter uses. */
interface Session {
  id: string;
  object: 'checkout.session';
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid';
  payment_intent: string | null;
  metadata: Record<string, string>;
  client_reference_id: string;
  amount_total: number;
  currency: string;
  created: number;
  expires_at: number;
  success_url: string;
  url: string;
}

/** The checkout sessions of the local double of Stripe's server. */
export class StripeDoubleSessions {
  readonly #now: () => number;
  readonly #all = new Map<string, Session>();
  readonly #paidAt = new Map<string, number>();
  readonly #failing = new Set<string>();

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Pays in an open session, as a buyer does. */
  pay(id: string, payment: Partial<Pick<Session, 'amount_total' | 'currency'>> = {}): void {
    const session = this.get(id);
    if (session.status !== 'open') throw new Error(`${id} cannot be paid: it is ${session.status}.`);
    this.#paidAt.set(id, this.#now());
    Object.assign(
      session,
      { status: 'complete', payment_status: 'paid', payment_intent: `pi_${id}` },
      payment,
    );
  }

  /** Adds a session that another program opened with the same Stripe account. */
  addForeignSession(session: Pick<Session, 'id'> & Partial<Session>): void {
    this.#all.set(session.id, { ...this.get('cs_test_1'), ...session });
  }

  /** Makes reading and changing this session fail from now on. */
  fail(id: string): void {
    this.#failing.add(id);
  }

  /** Makes this session unknown from now on, as with the keys of another account. */
  makeUnknown(id: string): void {
    this.#all.delete(id);
  }

  findIntent(intent: string): { amount: number; currency: string } | undefined {
    const session = [...this.#all.values()].find(({ payment_intent }) => payment_intent === intent);
    return session && { amount: session.amount_total, currency: session.currency };
  }

  /** @throws {StripeDoubleFault} */
  get(id: string): Session {
    const session = this.#all.get(id);
    if (this.#failing.has(id))
      throw new StripeDoubleFault(500, 'api_error', 'api_error', 'This session cannot be read.');
    if (!session) throw createInvalidRequestFault(404, 'resource_missing', `No such session: ${id}`);
    return session;
  }

  /** @throws {StripeDoubleFault} */
  expire(id: string): Session {
    const session = this.get(id);
    if (session.status !== 'open')
      throw createInvalidRequestFault(400, 'session_not_open', 'Only open sessions can be expired.');
    session.status = 'expired';
    return session;
  }

  /** @throws {StripeDoubleFault} */
  open(params: URLSearchParams): Session {
    const now = this.#now();
    const expiresAt = Number(params.get('expires_at'));
    if (expiresAt < now + 1_800 || expiresAt > now + 86_400)
      throw createInvalidRequestFault(400, 'parameter_invalid', 'expires_at: 30 minutes to 24 hours.');
    const id = `cs_test_${this.#all.size + 1}`;
    const session: Session = {
      id,
      object: 'checkout.session',
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
      metadata: { lock: params.get('metadata[lock]') ?? '', world: params.get('metadata[world]') ?? '' },
      client_reference_id: params.get('client_reference_id') ?? '',
      amount_total: computeTotal(params),
      currency: params.get('line_items[0][price_data][currency]') ?? '',
      created: now,
      expires_at: expiresAt,
      success_url: params.get('success_url') ?? '',
      url: `https://checkout.stripe.invalid/c/pay/${id}`,
    };
    this.#all.set(id, session);
    return session;
  }

  list(params: URLSearchParams): object[] {
    const isExpanded = params.get('expand[0]') === 'data.payment_intent';
    return [...this.#all.values()]
      .filter(
        ({ created, status, payment_intent: intent }) =>
          created >= Number(params.get('created[gte]') ?? 0) &&
          status === (params.get('status') ?? status) &&
          intent === (params.get('payment_intent') ?? intent),
      )
      .map((session) => (isExpanded ? this.#expand(session) : session));
  }

  #expand(session: Session): object {
    const { id, payment_intent: intent, created } = session;
    if (intent === null) return session;
    return { ...session, payment_intent: { id: intent, created: this.#paidAt.get(id) ?? created } };
  }
}

function computeTotal(params: URLSearchParams): number {
  const amounts = [0, 1].map((index) => {
    const readNumber = (name: string) => Number(params.get(`line_items[${index}][${name}`) ?? 0);
    return readNumber('quantity]') * readNumber('price_data][unit_amount]');
  });
  return amounts.reduce((sum, amount) => sum + amount, 0);
}

/** An error response of the local double of Stripe's server: status, and the error's type, code and message. */
export class StripeDoubleFault extends Error {
  readonly response: [status: number, body: object];

  constructor(status: number, type: string, code: string, message: string) {
    super(message);
    this.response = [status, { error: { type, code, message } }];
  }
}

/** Creates the error with which Stripe rejects an invalid request. */
export const createInvalidRequestFault = (status: number, code: string, message: string) =>
  new StripeDoubleFault(status, 'invalid_request_error', code, message);
