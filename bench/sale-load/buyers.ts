import { setTimeout as wait } from 'node:timers/promises';
import { ConnectionPool } from '../load/connection-pool.ts';
import { sessionOf } from '../load/clients.ts';
import type { RawAnswer } from '../load/raw-client.ts';
import { requestText } from '../load/raw-client.ts';

export interface Crowd {
  /** Of the providers; everyone goes to one of them, and with a second try to the other. */
  ports: number[];
  /** The number of the first of them. */
  from: number;
  buyers: number;
  /** Whether some of them abandon or pay late. */
  isFickle: boolean;
  /** Milliseconds in which they arrive, evenly, however long others take. */
  arrival: number;
  /** Milliseconds after which a lock has run out for certain. */
  lockEnd: number;
}

export interface CrowdReport {
  granted: number;
  soldOut: number;
  retries: number;
  /** Second tries that were answered otherwise than the first. */
  contradictions: number;
  abandoned: number;
  doubled: number;
  latePaid: number;
  lateRefused: number;
  /** Milliseconds from when somebody should have been served to the answer. */
  latencies: number[];
  /** Milliseconds by which the last of them was asked too late, because everything was busy. */
  lag: number;
  /** What was answered otherwise, by status. */
  others: Record<string, number>;
}

/** A child process: is told a crowd, answers with how it went, ends. */
process.once('message', async (crowd: Crowd) => {
  const report = await buy(crowd);
  process.send?.(report, () => process.disconnect?.());
});

async function buy({ ports, from, buyers, isFickle, arrival, lockEnd }: Crowd): Promise<CrowdReport> {
  const doors = ports.map((port) => new ConnectionPool(port, 128));
  const report: CrowdReport = {
    granted: 0,
    soldOut: 0,
    retries: 0,
    contradictions: 0,
    abandoned: 0,
    doubled: 0,
    latePaid: 0,
    lateRefused: 0,
    latencies: [],
    lag: 0,
    others: {},
  };
  const ask = (door: number, request: string): Promise<RawAnswer> =>
    doors[door % doors.length]?.ask(request) ?? Promise.reject(new Error('There is no provider.'));

  const come = async (buyer: number, dueAt: number) => {
    const habit = habitOf(buyer);
    const request = lockRequest(buyer);
    report.lag = Math.max(report.lag, performance.now() - dueAt);
    const answer = await ask(buyer, request);
    report.latencies.push(performance.now() - dueAt);
    let granted = lockOf(answer);
    if (habit.retries) {
      report.retries += 1;
      await wait(50);
      const second = lockOf(await ask(buyer + 1, request));
      // A refusal is not kept for a key: what came back meanwhile may be had by asking again.
      if (granted && second?.id !== granted.id) report.contradictions += 1;
      granted ??= second;
    }
    if (!granted) {
      if (answer.status === 409) report.soldOut += 1;
      else report.others[answer.status] = (report.others[answer.status] ?? 0) + 1;
      return;
    }
    report.granted += 1;
    if (isFickle && habit.abandons) {
      report.abandoned += 1;
      return;
    }
    const isLate = isFickle && habit.paysLate;
    await wait(isLate ? lockEnd : 200);
    const payment = paymentRequest(granted.checkoutUrl);
    const notices = habit.isToldTwice
      ? [ask(buyer, payment), ask(buyer + 1, payment)]
      : [ask(buyer, payment)];
    report.doubled += notices.length - 1;
    const isPaid = (await Promise.all(notices)).some(({ status }) => status === 303);
    if (isLate) report[isPaid ? 'latePaid' : 'lateRefused'] += 1;
  };

  const startedAt = performance.now();
  const visits: Promise<void>[] = [];
  while (visits.length < buyers) {
    const due = Math.min(buyers, Math.ceil(((performance.now() - startedAt) / arrival) * buyers));
    while (visits.length < due)
      visits.push(come(from + visits.length, startedAt + (visits.length / buyers) * arrival));
    await wait(1);
  }
  await Promise.all(visits);
  for (const door of doors) door.close();
  return report;
}

/** 20 % try twice with the same key, 5 % abandon, 5 % pay late, 1 % are told of their payment twice. */
const habitOf = (buyer: number) => ({
  retries: buyer % 5 === 1,
  abandons: buyer % 20 === 3,
  paysLate: buyer % 20 === 7,
  isToldTwice: buyer % 100 === 9,
});

function lockOf({ status, body }: RawAnswer): { id: number; checkoutUrl: string } | undefined {
  return status === 200 ? JSON.parse(body) : undefined;
}

const basket = JSON.stringify({ eggs: { count: 1, fee: '25.00' }, keys: { count: 0, fee: '30.00' } });

const lockRequest = (buyer: number) =>
  requestText(
    'POST',
    '/v1/eggs/spawn/lock',
    { authorization: `Bearer ${sessionOf(buyer)}`, 'idempotency-key': `drop-${buyer}` },
    basket,
  );

const card = JSON.stringify({ number: '4242 4242 4242 4242', expiry: '12 / 99', cvc: '123' });

const paymentRequest = (checkoutUrl: string) =>
  requestText('POST', new URL(checkoutUrl, 'http://localhost').pathname, {}, card);
