import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import StripeApi from 'stripe';
import { stripeApiVersion } from '../payments/stripe/stripe-client.ts';
import type { Clock } from '../platform/clock.ts';
import { StripeDoubleReturns } from './stripe-double-returns.ts';

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

/** An error answer: status, and the error's type, code and message. */
type Fault = [status: number, type: string, code: string, message: string];

/**
 * A local server that implements the calls of Stripe's API which the adapter makes, with their rules: an idempotency key
 * repeats its answer and rejects other parameters, a session lasts at least 30 minutes, only an open one can be expired,
 * and no more is refunded than was paid.
 */
export async function openStripeDouble(clock: Clock) {
  const sessions = new Map<string, Session>();
  const returns = new StripeDoubleReturns(findIntent, () => now());
  const paidAt = new Map<string, number>();
  const answers = new Map<string, { params: string; answer: object }>();
  const calls: string[] = [];
  let isDown = false;
  let version: string | undefined;
  let gate: Promise<void> = Promise.resolve();
  const held = new Set<IncomingMessage>();
  const failing = new Set<string>();
  const now = () => Math.floor(clock.now() / 1000);

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://stripe.invalid');
    const call = `${request.method} ${url.pathname}`;
    calls.push(call);
    const [status, answer] = await answerTo(request, call, url).catch(asError);
    response.writeHead(status, {
      'content-type': 'application/json',
      'stripe-should-retry': 'false',
      'stripe-version': version ?? String(request.headers['stripe-version']),
    });
    response.end(JSON.stringify(answer));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));

  async function answerTo(request: IncomingMessage, call: string, url: URL): Promise<[number, object]> {
    const params = await bodyOf(request);
    held.add(request);
    await gate;
    held.delete(request);
    if (isDown) throw fault(503, 'api_error', 'api_error', 'The service is away.');
    if (request.headers.authorization !== `Bearer ${secretKey}`)
      throw fault(401, 'invalid_request_error', 'api_key', 'No such API key.');
    const key = request.headers['idempotency-key'];
    if (request.method !== 'POST' || typeof key !== 'string' || call.endsWith('/expire'))
      return [200, answerOf(call, url.searchParams)];
    const before = answers.get(key);
    if (before && before.params !== params)
      throw fault(
        400,
        'idempotency_error',
        'idempotency_key_in_use',
        'The key came with other parameters before.',
      );
    const answer = before?.answer ?? { ...answerOf(call, new URLSearchParams(params)) };
    answers.set(key, { params, answer });
    return [200, answer];
  }

  function answerOf(call: string, params: URLSearchParams): object {
    const [, id = '', verb] = /^\w+ \/v1\/checkout\/sessions\/(\w+)(?:\/(\w+))?$/.exec(call) ?? [];
    if (call === 'POST /v1/checkout/sessions') return open(params);
    if (call === 'POST /v1/refunds') return refund(params);
    if (call === 'GET /v1/checkout/sessions') return list(params);
    const [, kind, returnId] = /^GET \/v1\/(refund|dispute)s(?:\/(\w+))?$/.exec(call) ?? [];
    if (kind === 'refund' || kind === 'dispute')
      return returnId === undefined
        ? { object: 'list', data: returns.list(kind, params), has_more: false, url: `/v1/${kind}s` }
        : getReturn(returnId);
    const session = sessions.get(id);
    if (failing.has(id)) throw fault(500, 'api_error', 'api_error', 'This session cannot be read.');
    if (!session) throw fault(404, 'invalid_request_error', 'resource_missing', `No such session: ${id}`);
    if (verb === 'expire') expire(session);
    return { ...session };
  }

  function open(params: URLSearchParams): Session {
    const expiresAt = Number(params.get('expires_at'));
    if (expiresAt < now() + 1_800 || expiresAt > now() + 86_400)
      throw fault(400, 'invalid_request_error', 'parameter_invalid', 'expires_at: 30 minutes to 24 hours.');
    const lines = [0, 1].map((place) => {
      const line = (name: string) => params.get(`line_items[${place}][${name}`);
      return Number(line('quantity]') ?? 0) * Number(line('price_data][unit_amount]') ?? 0);
    });
    const id = `cs_test_${sessions.size + 1}`;
    const session: Session = {
      id,
      object: 'checkout.session',
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
      metadata: { lock: params.get('metadata[lock]') ?? '', world: params.get('metadata[world]') ?? '' },
      client_reference_id: params.get('client_reference_id') ?? '',
      amount_total: lines.reduce((sum, amount) => sum + amount, 0),
      currency: params.get('line_items[0][price_data][currency]') ?? '',
      created: now(),
      expires_at: expiresAt,
      success_url: params.get('success_url') ?? '',
      url: `https://checkout.stripe.invalid/c/pay/${id}`,
    };
    sessions.set(id, session);
    return session;
  }

  function expire(session: Session) {
    if (session.status !== 'open')
      throw fault(400, 'invalid_request_error', 'session_not_open', 'Only open sessions can be expired.');
    session.status = 'expired';
  }

  function refund(params: URLSearchParams) {
    const made = returns.refund(params.get('payment_intent') ?? '');
    if (!made)
      throw fault(400, 'invalid_request_error', 'charge_already_refunded', 'It was given back before.');
    return made;
  }

  function getReturn(id: string) {
    const found = returns.get(id);
    if (!found) throw fault(404, 'invalid_request_error', 'resource_missing', `No such object: ${id}`);
    return { ...found };
  }

  function list(params: URLSearchParams) {
    const isExpanded = params.get('expand[0]') === 'data.payment_intent';
    const data = [...sessions.values()]
      .filter(
        ({ created, status, payment_intent: intent }) =>
          created >= Number(params.get('created[gte]') ?? 0) &&
          status === (params.get('status') ?? status) &&
          intent === (params.get('payment_intent') ?? intent),
      )
      .map((session) =>
        isExpanded && session.payment_intent !== null
          ? {
              ...session,
              payment_intent: {
                id: session.payment_intent,
                created: paidAt.get(session.id) ?? session.created,
              },
            }
          : session,
      );
    return { object: 'list', data, has_more: false, url: '/v1/checkout/sessions' };
  }

  function findIntent(intent: string) {
    const session = [...sessions.values()].find(({ payment_intent }) => payment_intent === intent);
    return session && { amount: session.amount_total, currency: session.currency };
  }

  const get = (id: string) => {
    const session = sessions.get(id);
    if (!session) throw new Error(`The double has no session ${id}.`);
    return session;
  };

  return {
    settings: {
      secretKey,
      webhookSecret,
      apiBase: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    },
    /** All calls, in order. */
    calls,
    returns,
    session: get,
    /** A buyer pays in an open session. */
    pay(id: string, paid: Partial<Pick<Session, 'amount_total' | 'currency'>> = {}) {
      const session = get(id);
      if (session.status !== 'open') throw new Error(`${id} cannot be paid: it is ${session.status}.`);
      paidAt.set(id, now());
      Object.assign(
        session,
        { status: 'complete', payment_status: 'paid', payment_intent: `pi_${id}` },
        paid,
      );
    },
    /** A session that another program with the same Stripe account has opened. */
    adopt: (session: Pick<Session, 'id'> & Partial<Session>) =>
      sessions.set(session.id, { ...get('cs_test_1'), ...session }),
    /** The body and headers of a webhook about a session, refund or dispute, signed as Stripe signs it. */
    webhook(
      type: string,
      id: string,
      { secret = webhookSecret, at = now(), apiVersion = String(stripeApiVersion) } = {},
    ) {
      const payload = JSON.stringify({
        id: `evt_${id}`,
        object: 'event',
        api_version: apiVersion,
        type,
        created: at,
        data: { object: returns.get(id) ?? get(id) },
      });
      const signature = new StripeApi(secretKey).webhooks.generateTestHeaderString({
        payload,
        secret,
        timestamp: at,
      });
      return { payload, headers: { 'content-type': 'application/json', 'stripe-signature': signature } };
    },
    /** From now on it answers in another version of its API. */
    answerIn: (other: string) => (version = other),
    /** From now on this session cannot be read or changed. */
    fail: (id: string) => failing.add(id),
    /** From now on this session does not exist, as with the keys of another account. */
    forget: (id: string) => sessions.delete(id),
    /** Keeps all calls waiting until the returned function is called. */
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      gate = promise;
      return resolve;
    },
    /** Resolves once this many calls wait. */
    async untilHeld(count: number) {
      while (held.size < count) await new Promise((done) => setTimeout(done, 5));
    },
    goAway: () => (isDown = true),
    comeBack: () => (isDown = false),
    close: () => new Promise((done) => server.close(done).closeAllConnections()),
  };
}

export type StripeDouble = Awaited<ReturnType<typeof openStripeDouble>>;

const secretKey = 'sk_test_double';
const webhookSecret = 'whsec_double';

class DoubleFault extends Error {
  readonly fault: Fault;
  constructor(fault: Fault) {
    super(fault[3]);
    this.fault = fault;
  }
}

const fault = (...content: Fault) => new DoubleFault(content);

function asError(failure: unknown): [number, object] {
  if (!(failure instanceof DoubleFault)) throw failure;
  const [status, type, code, message] = failure.fault;
  return [status, { error: { type, code, message } }];
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part));
  return Buffer.concat(parts).toString();
}
