import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import StripeApi from 'stripe';
import type { Clock } from '../platform/clock.ts';
import { StripeDoubleReturns } from './stripe-double-returns.ts';
import {
  createInvalidRequestFault,
  StripeDoubleFault,
  StripeDoubleSessions,
} from './stripe-double-sessions.ts';

/**
 * A local server that implements the calls of Stripe's API that the adapter makes, with their rules: an idempotency key repeats
 * its response and rejects other parameters, a session lasts at least 30 minutes, only an open session can be expired, and
 * refunds never exceed the paid amount.
 */
export async function openStripeDouble(clock: Pick<Clock, 'now'>) {
  const now = () => Math.floor(clock.now() / 1_000);
  const sessions = new StripeDoubleSessions(now);
  const returns = new StripeDoubleReturns((intent) => sessions.findIntent(intent), now);
  const responses = new Map<string, { params: string; response: object }>();
  const calls: string[] = [];
  const heldRequests = new Set<IncomingMessage>();
  let isDown = false;
  let gate: Promise<void> = Promise.resolve();

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://stripe.invalid');
    const call = `${request.method} ${url.pathname}`;
    calls.push(call);
    const [status, body] = await answerRequest(request, call, url).catch(toFaultResponse);
    response.writeHead(status, {
      'content-type': 'application/json',
      'stripe-should-retry': 'false',
      'stripe-version': String(request.headers['stripe-version']),
    });
    response.end(JSON.stringify(body));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));

  async function answerRequest(request: IncomingMessage, call: string, url: URL): Promise<[number, object]> {
    const params = await text(request);
    heldRequests.add(request);
    await gate;
    heldRequests.delete(request);
    if (isDown) throw new StripeDoubleFault(503, 'api_error', 'api_error', 'The service is away.');
    if (request.headers.authorization !== `Bearer ${secretKey}`)
      throw createInvalidRequestFault(401, 'api_key', 'No such API key.');
    const key = request.headers['idempotency-key'];
    if (request.method !== 'POST' || typeof key !== 'string' || call.endsWith('/expire'))
      return [200, findResponse(call, url.searchParams)];
    const previous = responses.get(key);
    if (previous && previous.params !== params)
      throw new StripeDoubleFault(
        400,
        'idempotency_error',
        'key_in_use',
        'The key came with other parameters.',
      );
    const response = previous?.response ?? {
      ...findResponse(call, new URLSearchParams(params)),
    };
    responses.set(key, { params, response });
    return [200, response];
  }

  /** @throws {StripeDoubleFault} */
  function findResponse(call: string, params: URLSearchParams): object {
    if (call === 'POST /v1/checkout/sessions') return sessions.open(params);
    if (call === 'GET /v1/checkout/sessions')
      return formatList('/v1/checkout/sessions', sessions.list(params));
    if (call === 'POST /v1/refunds') {
      const refund = returns.refund(params.get('payment_intent') ?? '');
      if (refund) return refund;
      throw createInvalidRequestFault(400, 'charge_already_refunded', 'It was given back before.');
    }
    const [, kind, returnId] = /^GET \/v1\/(refund|dispute)s(?:\/(\w+))?$/.exec(call) ?? [];
    if (kind === 'refund' || kind === 'dispute') {
      if (returnId === undefined) return formatList(`/v1/${kind}s`, returns.list(kind, params));
      const moneyReturn = returns.get(returnId);
      if (moneyReturn) return { ...moneyReturn };
      throw createInvalidRequestFault(404, 'resource_missing', `No such object: ${returnId}`);
    }
    const [, id = '', verb] = /^\w+ \/v1\/checkout\/sessions\/(\w+)(?:\/(\w+))?$/.exec(call) ?? [];
    return { ...(verb === 'expire' ? sessions.expire(id) : sessions.get(id)) };
  }

  return {
    settings: {
      secretKey,
      webhookSecret,
      apiBase: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    },
    /** All calls, in order. */
    calls,
    returns,
    getSession: (id: string) => sessions.get(id),
    pay: (...payment: Parameters<StripeDoubleSessions['pay']>) => sessions.pay(...payment),
    addForeignSession: (...session: Parameters<StripeDoubleSessions['addForeignSession']>) =>
      sessions.addForeignSession(...session),
    fail: (id: string) => sessions.fail(id),
    makeUnknown: (id: string) => sessions.makeUnknown(id),
    /** Creates body and headers of a webhook about a session, refund or dispute, signed as Stripe signs it. */
    createWebhook: (type: string, id: string, options: WebhookOptions = {}) =>
      signWebhook(
        {
          id: `evt_${id}`,
          object: 'event',
          type,
          created: now(),
          data: { object: returns.get(id) ?? sessions.get(id) },
        },
        { at: now(), ...options },
      ),
    /** Creates a signed webhook with arbitrary content. */
    signContent: (content: unknown) => signWebhook(content, { at: now() }),
    /** Keeps all calls waiting until the returned function is called. */
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      gate = promise;
      return resolve;
    },
    /** Resolves once this many calls wait. */
    async waitForHeldCalls(count: number) {
      while (heldRequests.size < count) await new Promise((done) => setTimeout(done, 5));
    },
    disconnect: () => (isDown = true),
    reconnect: () => (isDown = false),
    close: () => new Promise((done) => server.close(done).closeAllConnections()),
  };
}

export type StripeDouble = Awaited<ReturnType<typeof openStripeDouble>>;

const secretKey = 'sk_test_double';
const webhookSecret = 'whsec_double';

const formatList = (url: string, data: object[]) => ({ object: 'list', data, has_more: false, url });

function toFaultResponse(failure: unknown): [number, object] {
  if (!(failure instanceof StripeDoubleFault)) throw failure;
  return failure.response;
}

interface WebhookOptions {
  secret?: string;
  /** Epoch seconds. */
  at?: number;
}

function signWebhook(content: unknown, { secret = webhookSecret, at }: WebhookOptions & { at: number }) {
  const payload = JSON.stringify(content);
  const signature = new StripeApi(secretKey).webhooks.generateTestHeaderString({
    payload,
    secret,
    timestamp: at,
  });
  return { payload, headers: { 'content-type': 'application/json', 'stripe-signature': signature } };
}
