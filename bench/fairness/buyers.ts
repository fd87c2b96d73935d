import { setTimeout as wait } from 'node:timers/promises';
import { toSessionId } from '../load/seed-clients.ts';
import { lockBody } from '../spawn-lock/lock-body.ts';
import { Sender } from './sender.ts';

interface Buyers {
  port: number;
  /** Number of the first account. */
  firstAccount: number;
  perSecond: number;
  seconds: number;
}

interface SentLock {
  /** Epoch milliseconds. */
  sentAt: number;
  /** Milliseconds until the response. */
  durationMs: number;
  isGranted: boolean;
}

/** Locks one egg for each of many accounts, each from its own network. Arrivals do not wait for responses. */
export async function buy({ port, firstAccount, perSecond, seconds }: Buyers): Promise<SentLock[]> {
  const sender = new Sender(port);
  const lock = async (client: number): Promise<SentLock> => {
    const sentAt = Date.now();
    const start = performance.now();
    const { status } = await sender.send({
      method: 'POST',
      path: '/v1/eggs/spawn/lock',
      network: `10.${(client >> 16) & 255}.${(client >> 8) & 255}.${client & 255}`,
      headers: { ...toSessionHeaders(client), 'idempotency-key': `intent-${client}` },
      body: lockBody,
    });
    return { sentAt, durationMs: performance.now() - start, isGranted: status === 200 };
  };
  const startedAt = performance.now();
  const locks: Promise<SentLock>[] = [];
  for (let index = 0; index < perSecond * seconds; index += 1) {
    await wait(Math.max(0, startedAt + (index * 1_000) / perSecond - performance.now()));
    locks.push(lock(firstAccount + index));
  }
  const sentLocks = await Promise.all(locks);
  sender.close();
  return sentLocks;
}

export const toSessionHeaders = (client: number) => ({ authorization: `Bearer ${toSessionId(client)}` });
