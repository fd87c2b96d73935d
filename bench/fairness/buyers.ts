import { setTimeout as wait } from 'node:timers/promises';
import { ClientPool } from '../load/client-pool.ts';
import { composeLockRequest } from '../load/lock-request.ts';

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
  const pool = new ClientPool(port);
  const lock = async (client: number): Promise<SentLock> => {
    const sentAt = Date.now();
    const start = performance.now();
    const { status } = await pool.send(composeLockRequest(client));
    return { sentAt, durationMs: performance.now() - start, isGranted: status === 200 };
  };
  const startedAt = performance.now();
  const locks: Promise<SentLock>[] = [];
  for (let index = 0; index < perSecond * seconds; index += 1) {
    await wait(Math.max(0, startedAt + (index * 1_000) / perSecond - performance.now()));
    locks.push(lock(firstAccount + index));
  }
  const sentLocks = await Promise.all(locks);
  pool.close();
  return sentLocks;
}
