import { setTimeout as wait } from 'node:timers/promises';
import { ClientPool } from '../load/client-pool.ts';
import { composeLockRequest } from '../load/lock-request.ts';
import type { RawResponse } from '../load/raw-client.ts';
import { composeRequest } from '../load/raw-client.ts';

export interface BuyerGroup {
  /** Ports of the providers. A buyer uses one of them, and another for a second attempt. */
  ports: number[];
  /** Number of the first buyer. */
  firstBuyer: number;
  buyers: number;
  /** Whether some buyers abandon their lock or pay late. */
  hasDropouts: boolean;
  /** Time over which buyers arrive evenly, regardless of the responses. */
  arrivalMs: number;
  /** Time after which a lock has expired. */
  lockExpiryMs: number;
}

export type BuyerReport = ReturnType<typeof createEmptyReport>;

/** Runs in a child process: receives a group of buyers, responds with a report and exits. */
process.once('message', async (group: BuyerGroup) => {
  const report = await simulateBuyers(group);
  process.send?.(report, () => process.disconnect?.());
});

async function simulateBuyers({
  ports,
  firstBuyer,
  buyers,
  hasDropouts,
  arrivalMs,
  lockExpiryMs,
}: BuyerGroup): Promise<BuyerReport> {
  const pools = ports.map((port) => new ClientPool(port, 128));
  const report = createEmptyReport();
  const send = (provider: number, request: string): Promise<RawResponse> =>
    pools[provider % pools.length]?.send(request) ?? Promise.reject(new Error('There is no provider.'));

  const buy = async (buyer: number, dueAt: number) => {
    const behaviour = chooseBehaviour(buyer);
    const request = composeLockRequest(buyer);
    report.maxLagMs = Math.max(report.maxLagMs, performance.now() - dueAt);
    const response = await send(buyer, request);
    report.latencies.push(performance.now() - dueAt);
    let lock = parseLock(response);
    if (behaviour.shouldRetry) {
      report.retries += 1;
      await wait(50);
      const secondLock = parseLock(await send(buyer + 1, request));
      // The provider stores no refusal for a key, so the second attempt can get stock that was released in between.
      if (lock && secondLock?.id !== lock.id) report.contradictions += 1;
      lock ??= secondLock;
    }
    if (!lock) {
      if (response.status === 409) report.soldOut += 1;
      else report.unexpected[response.status] = (report.unexpected[response.status] ?? 0) + 1;
      return;
    }
    report.granted += 1;
    if (hasDropouts && behaviour.shouldAbandon) {
      report.abandoned += 1;
      return;
    }
    const isLate = hasDropouts && behaviour.shouldPayLate;
    await wait(isLate ? lockExpiryMs : 200);
    const payment = composePaymentRequest(lock.checkoutUrl);
    const payments = behaviour.shouldPayTwice
      ? [send(buyer, payment), send(buyer + 1, payment)]
      : [send(buyer, payment)];
    report.doublePayments += payments.length - 1;
    const isPaid = (await Promise.all(payments)).some(({ status }) => status === 303);
    if (isLate) report[isPaid ? 'latePaid' : 'lateRefused'] += 1;
  };

  await arriveEvenly(buyers, arrivalMs, (index, dueAt) => buy(firstBuyer + index, dueAt));
  for (const pool of pools) pool.close();
  return report;
}

const createEmptyReport = () => ({
  granted: 0,
  soldOut: 0,
  retries: 0,
  /** Second attempts whose response differs from the first response. */
  contradictions: 0,
  abandoned: 0,
  /** Payments that were sent a second time. */
  doublePayments: 0,
  latePaid: 0,
  lateRefused: 0,
  /** Unexpected responses by status. */
  unexpected: {} as Record<number, number>, // Cast: filled later.
  /** Milliseconds from the planned arrival of a buyer to the response. */
  latencies: Array.of<number>(),
  /** The longest delay of an arrival because this machine was busy. */
  maxLagMs: 0,
});

/** Starts each visit when it is due, whether or not earlier visits have ended (open loop), and waits for all of them. */
async function arriveEvenly(
  count: number,
  durationMs: number,
  visit: (index: number, dueAt: number) => Promise<void>,
): Promise<void> {
  const startedAt = performance.now();
  const visits: Promise<void>[] = [];
  while (visits.length < count) {
    const dueCount = Math.min(count, Math.ceil(((performance.now() - startedAt) / durationMs) * count));
    while (visits.length < dueCount)
      visits.push(visit(visits.length, startedAt + (visits.length / count) * durationMs));
    await wait(1);
  }
  await Promise.all(visits);
}

/** 20 % send the lock twice with the same key, 5 % abandon it, 5 % pay late, 1 % send the payment twice. */
const chooseBehaviour = (buyer: number) => ({
  shouldRetry: buyer % 5 === 1,
  shouldAbandon: buyer % 20 === 3,
  shouldPayLate: buyer % 20 === 7,
  shouldPayTwice: buyer % 100 === 9,
});

function parseLock({ status, body }: RawResponse): { id: number; checkoutUrl: string } | undefined {
  return status === 200 ? JSON.parse(body) : undefined;
}

const card = JSON.stringify({ number: '4242 4242 4242 4242', expiry: '12 / 99', cvc: '123' });

const composePaymentRequest = (checkoutUrl: string) =>
  composeRequest('POST', new URL(checkoutUrl, 'http://localhost').pathname, {}, card);
