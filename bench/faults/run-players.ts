import { setTimeout as wait } from 'node:timers/promises';
import { sessionIdOf } from '../load/seed-clients.ts';

export interface Answers {
  /** Answered as without a fault. */
  answered: number;
  /** Refused with 503 and Retry-After, or 429: the client knows what to do. */
  refused: number;
  /** Answered with another 5xx. */
  failed: number;
  /** Which requests failed, by path and status. */
  failures: Record<string, number>;
  /** Not answered: the connection broke or nothing came in time. */
  lost: number;
}

interface Load {
  /** Base URLs of the providers. A broken connection is tried at the next one, once, as the edge does. */
  urls: () => string[];
  /** Requests that begin in a second. */
  rate: number;
  seconds: number;
  /** Number of the first player: each buys once. */
  from: number;
}

/** As long as our browser client waits. */
const patienceMs = 15_000;

const basket = { eggs: { count: 1, fee: '25.00' }, keys: { count: 0, fee: '30.00' } };
const card = { number: '4242 4242 4242 4242', expiry: '12 / 99', cvc: '123' };

/** Players who read the season, read their receipts, and buy an egg, in turn, at a fixed rate. */
export async function runPlayers({ urls, rate, seconds, from }: Load): Promise<Answers> {
  const answers: Answers = { answered: 0, refused: 0, failed: 0, failures: {}, lost: 0 };

  const send = async (path: string, options: { body?: object; session?: string; key?: string } = {}) => {
    const { body, session, key } = options;
    const request = {
      method: body ? 'POST' : 'GET',
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(session && { authorization: `Bearer ${session}` }),
        ...(key && { 'idempotency-key': key }),
      },
      redirect: 'manual' as const,
      ...(body && { body: JSON.stringify(body) }),
    };
    const attempt = (url: string) =>
      fetch(new URL(path, url), { ...request, signal: AbortSignal.timeout(patienceMs) });
    const [first = '', second = first] = urls().toSorted(() => Math.random() - 0.5);
    try {
      const answer = await attempt(first).catch(() => attempt(second));
      const { status } = answer;
      if (status === 429 || (status === 503 && answer.headers.has('retry-after'))) answers.refused += 1;
      else if (status >= 500) {
        answers.failed += 1;
        const name = `${status} ${path.replace(/\d.*/, '')}`;
        answers.failures[name] = (answers.failures[name] ?? 0) + 1;
      } else answers.answered += 1;
      return { status, text: await answer.text() };
    } catch {
      answers.lost += 1;
      return null;
    }
  };

  const buy = async (player: number) => {
    const session = sessionIdOf(player);
    const lock = await send('/v1/eggs/spawn/lock', { body: basket, session, key: `fault-${player}` });
    if (lock?.status !== 200) return;
    const { checkoutUrl } = JSON.parse(lock.text);
    await send(new URL(checkoutUrl, 'http://localhost').pathname, { body: card });
  };

  const requests: Promise<unknown>[] = [];
  for (let index = 0; index < rate * seconds; index += 1) {
    const player = from + index;
    if (index % 3 === 0) requests.push(send('/v1/seasons/current'));
    else if (index % 3 === 1) requests.push(send('/v1/purchases', { session: sessionIdOf(player) }));
    else requests.push(buy(player));
    await wait(1_000 / rate);
  }
  await Promise.all(requests);
  return answers;
}
