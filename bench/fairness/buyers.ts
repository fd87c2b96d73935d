import { setTimeout as wait } from 'node:timers/promises';
import { sessionIdOf } from '../load/seed-clients.ts';
import { lockBody } from '../spawn-lock/lock-body.ts';
import { Sender } from './sender.ts';

interface Buyers {
  port: number;
  /** Number of the first account. */
  from: number;
  perSecond: number;
  seconds: number;
}

/** Locks one egg for each of many accounts, each from a network of its own. Arrivals do not wait for answers. */
export async function buy({ port, from, perSecond, seconds }: Buyers) {
  const sender = new Sender(port);
  const times: number[] = [];
  let failed = 0;
  const lock = async (client: number) => {
    const sentAt = performance.now();
    const { status } = await sender.send({
      method: 'POST',
      path: '/v1/eggs/spawn/lock',
      network: `10.${(client >> 16) & 255}.${(client >> 8) & 255}.${client & 255}`,
      headers: { ...signedIn(client), 'idempotency-key': `intent-${client}` },
      body: lockBody,
    });
    times.push(performance.now() - sentAt);
    if (status !== 200) failed += 1;
  };
  const startedAt = performance.now();
  const locks: Promise<void>[] = [];
  for (let index = 0; index < perSecond * seconds; index += 1) {
    await wait(Math.max(0, startedAt + (index * 1_000) / perSecond - performance.now()));
    locks.push(lock(from + index));
  }
  await Promise.all(locks);
  sender.close();
  return { times, failed };
}

export const signedIn = (client: number) => ({ authorization: `Bearer ${sessionIdOf(client)}` });
