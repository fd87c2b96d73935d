import { setTimeout as wait } from 'node:timers/promises';
import { lockBody } from '../spawn-lock/lock-body.ts';
import type { AttackName, AttackContext } from './attacks.ts';
import { findAttack } from './attacks.ts';
import { toSessionHeaders } from './buyers.ts';
import { Sender } from './sender.ts';

export interface AttackLoad {
  port: number;
  name: AttackName;
  assets: number;
  attackers: number;
  /** Number of slices. The attack runs in every second one. */
  slices: number;
  sliceMs: number;
}

export interface AttackReport {
  responses: Record<number, number>;
}

/** Five networks attack, each within its limits. */
const networks = 5;
const requestsPerSecond = 200;
const maxInFlight = 90;
/** Accounts of one network that hold a lock. */
const maxLockHolders = 40;

/** Runs in a child process: receives an attack, reports when its first slice begins, then the responses of the site, and exits. */
process.once('message', async (load: AttackLoad) => {
  const sender = new Sender(load.port);
  const report: AttackReport = { responses: {} };
  const contexts = await Promise.all(
    Array.from({ length: networks }, (_, network) => prepareNetwork(sender, network, load)),
  );
  const startedAt = Date.now();
  process.send?.(startedAt);
  for (let slice = 1; slice < load.slices; slice += 2) {
    await wait(startedAt + slice * load.sliceMs - Date.now());
    await Promise.all(contexts.map((context) => attackFrom(context, load, { sender, report })));
  }
  // Requests without a response end with the process.
  process.send?.(report, () => process.exit());
});

/** Sends the requests of one slice. */
async function attackFrom(
  context: Omit<AttackContext, 'index'>,
  { name, sliceMs }: AttackLoad,
  { sender, report }: { sender: Sender; report: AttackReport },
): Promise<void> {
  const attack = findAttack(name);
  const inFlight = { count: 0 };
  const send = async (index: number) => {
    inFlight.count += 1;
    const { status } = await sender.send({
      ...attack({ ...context, index }),
      network: toAddress(context.network),
    });
    report.responses[status] = (report.responses[status] ?? 0) + 1;
    inFlight.count -= 1;
  };
  const startedAt = performance.now();
  for (let index = 0; performance.now() - startedAt < sliceMs;) {
    const due = Math.floor(((performance.now() - startedAt) * requestsPerSecond) / 1_000);
    for (; index < due && inFlight.count < maxInFlight; index += 1) void send(context.next++);
    await wait(5);
  }
}

const toAddress = (network: number) => `203.0.113.${network + 1}`;

/** Takes a lock for each account of a network, then releases the first one. */
async function prepareNetwork(
  sender: Sender,
  network: number,
  { assets, attackers }: AttackLoad,
): Promise<Omit<AttackContext, 'index'>> {
  const share = Math.floor(attackers / networks);
  const accounts = Array.from({ length: share }, (_, index) => network * share + index).slice(
    0,
    maxLockHolders,
  );
  const heldLocks: AttackContext['heldLocks'] = [];
  for (const account of accounts) {
    const { status, body } = await sender.send({
      method: 'POST',
      path: '/v1/eggs/spawn/lock',
      network: toAddress(network),
      headers: toSessionHeaders(account),
      body: lockBody,
    });
    if (status !== 200) throw new Error(`An attacker got ${status}: ${body}`);
    const { id, checkoutUrl } = JSON.parse(body);
    heldLocks.push({ id, account, checkoutPath: new URL(checkoutUrl, 'http://localhost').pathname });
  }
  const [first, ...otherLocks] = heldLocks;
  await sender.send({
    method: 'DELETE',
    path: `/v1/eggs/spawn/lock/${first?.id}`,
    network: toAddress(network),
    headers: toSessionHeaders(first?.account ?? 0),
  });
  return { network, accounts, assets, releasedLock: first?.id ?? 0, heldLocks: otherLocks, next: 0 };
}
