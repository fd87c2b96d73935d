import { setTimeout as wait } from 'node:timers/promises';
import type { StripeDouble } from '@emberclutch/provider/testing/stripe-double.ts';
import { lockBody } from '../load/lock-request.ts';
import { toClientHeaders } from '../load/seed-clients.ts';

export interface Responses {
  /** Requests that were answered as without a fault. */
  answered: number;
  /** Requests that were refused with 503 and Retry-After, or with 429: the client can react to both. */
  refused: number;
  /** Requests that were answered with another 5xx. */
  failed: number;
  /** Counts of failed requests by status and path. */
  failures: Record<string, number>;
  /** Requests without a response: the connection broke, or no response came in time. */
  lost: number;
}

interface Load {
  /** Base URLs of the edges. After a broken connection, a player repeats the request once at the next edge, as a browser does. */
  urls: string[];
  /** Requests per second. */
  rate: number;
  seconds: number;
  /** Number of the first player. Each player buys once. */
  firstPlayer: number;
  stripe: StripeDouble;
  /** Paid sessions whose webhook has not been accepted yet. */
  unreported: Set<string>;
}

/** Three of four players read one of these; the fourth buys. */
const readPaths = ['/v1/seasons/current', '/v1/purchases', '/'];

/** The time-out of our browser client. */
const timeoutMs = 15_000;

/** Simulates players who in turn read the season, read their receipts, open a page, and buy an egg by card, at a fixed rate. */
export async function runPlayers(load: Load): Promise<Responses> {
  const { urls, rate, seconds, firstPlayer, stripe, unreported } = load;
  const responses: Responses = { answered: 0, refused: 0, failed: 0, failures: {}, lost: 0 };

  const send = async (path: string, player: number, body?: string) => {
    const headers = {
      ...toClientHeaders(player),
      ...(body && { 'content-type': 'application/json', 'idempotency-key': `fault-${player}` }),
    };
    try {
      const response = await sendWithRetry(urls, path, headers, body);
      const { status } = response;
      if (status === 429 || (status === 503 && response.headers.has('retry-after'))) responses.refused += 1;
      else if (status >= 500) {
        responses.failed += 1;
        const name = `${status} ${path.replace(/\d.*/, '')}`;
        responses.failures[name] = (responses.failures[name] ?? 0) + 1;
      } else responses.answered += 1;
      return { status, location: response.headers.get('location'), text: await response.text() };
    } catch {
      responses.lost += 1;
      return null;
    }
  };

  const buy = async (player: number) => {
    const lock = await send('/v1/eggs/spawn/lock', player, lockBody);
    if (lock?.status !== 200) return;
    const { id: purchaseId, checkoutUrl } = JSON.parse(lock.text);
    const checkout = await send(new URL(checkoutUrl, 'http://localhost').pathname, player);
    const id = checkout?.location?.split('/').at(-1) ?? '';
    if (checkout?.status !== 303 || stripe.getSession(id).status !== 'open') return;
    stripe.pay(id);
    unreported.add(id);
    await reportPayment(id, load);
    // The page that the buyer returns to makes this call.
    await send('/v1/voucher/purchase', player, JSON.stringify({ purchaseId }));
  };

  const requests: Promise<unknown>[] = [];
  for (let player = firstPlayer; player < firstPlayer + rate * seconds; player += 1) {
    const path = readPaths[player % 4];
    requests.push(path === undefined ? buy(player) : send(path, player));
    await wait(1_000 / rate);
  }
  await Promise.all(requests);
  return responses;
}

/** Sends the webhook of a session once. The real payment service repeats rejected webhooks for days. */
export async function reportPayment(
  id: string,
  { urls, stripe, unreported }: Pick<Load, 'urls' | 'stripe' | 'unreported'>,
): Promise<void> {
  const { payload, headers } = stripe.createWebhook('checkout.session.completed', id);
  const response = await sendWithRetry(urls, '/v1/stripe/webhook', headers, payload).catch(() => null);
  await response?.body?.cancel();
  if (response?.ok) unreported.delete(id);
}

async function sendWithRetry(urls: string[], path: string, headers: Record<string, string>, body?: string) {
  const sendTo = (url: string) =>
    fetch(new URL(path, url), {
      method: body === undefined ? 'GET' : 'POST',
      headers,
      redirect: 'manual',
      body,
      signal: AbortSignal.timeout(timeoutMs),
    });
  const [first = '', second = first] = urls.toSorted(() => Math.random() - 0.5);
  return sendTo(first).catch(() => sendTo(second));
}
