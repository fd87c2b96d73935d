import { setTimeout as wait } from 'node:timers/promises';
import { ClientPool } from '../load/client-pool.ts';
import { lockBody } from '../load/lock-request.ts';
import { composeRequest } from '../load/raw-client.ts';
import { toClientHeaders } from '../load/seed-clients.ts';
import type { AttackName, AttackContext } from './attacks.ts';
import { findAttack, toNetworkHeader } from './attacks.ts';

export interface AttackLoad {
  port: number;
  name: AttackName;
  assets: number;
  attackers: number;
  /** Number of slices. The attack runs in every second one. */
  slices: number;
  sliceMs: number;
}

/** Five networks attack, each within its limits. */
const networks = 5;
const requestsPerSecond = 200;
const maxInFlight = 90;
/** Accounts of one network that hold a lock. */
const maxLockHolders = 40;

/**
 * Runs in a child process: receives an attack, reports when its first slice begins, then the number of responses of the site by status, and
 * exits.
 */
process.once('message', async (load: AttackLoad) => {
  const pool = new ClientPool(load.port);
  const counts: Record<number, number> = {};
  const contexts = await Promise.all(
    Array.from({ length: networks }, (_, network) => prepareNetwork(pool, network, load)),
  );
  const attack = findAttack(load.name);
  /** Sends the requests of a network for one slice. */
  const attackFrom = async (context: AttackContext) => {
    const inFlight = { count: 0 };
    const send = async () => {
      inFlight.count += 1;
      const { status } = await pool.send(attack(context));
      counts[status] = (counts[status] ?? 0) + 1;
      inFlight.count -= 1;
    };
    const [startedAt, firstIndex] = [performance.now(), context.index];
    for (let elapsed = 0; elapsed < load.sliceMs; elapsed = performance.now() - startedAt) {
      const due = firstIndex + Math.floor((elapsed * requestsPerSecond) / 1_000);
      for (; context.index < due && inFlight.count < maxInFlight; context.index += 1) void send();
      await wait(5);
    }
  };
  const startedAt = Date.now();
  process.send?.(startedAt);
  for (let slice = 1; slice < load.slices; slice += 2) {
    await wait(startedAt + slice * load.sliceMs - Date.now());
    await Promise.all(contexts.map(attackFrom));
  }
  // Requests without a response end with the process.
  process.send?.(counts, () => process.exit());
});

/** Takes a lock for each account of a network, then releases the first one. */
async function prepareNetwork(
  pool: ClientPool,
  network: number,
  { assets, attackers }: AttackLoad,
): Promise<AttackContext> {
  const share = Math.min(maxLockHolders, Math.floor(attackers / networks));
  const accounts = Array.from({ length: share }, (_, index) => network * share + index);
  const heldLocks: { id: number; checkoutUrl: string }[] = [];
  for (const account of accounts) {
    const headers = { ...toClientHeaders(account), ...toNetworkHeader(network) };
    const { status, body } = await pool.send(
      composeRequest('POST', '/v1/eggs/spawn/lock', headers, lockBody),
    );
    if (status !== 200) throw new Error(`An attacker got ${status}: ${body}`);
    heldLocks.push(JSON.parse(body));
  }
  const context: AttackContext = {
    network,
    index: 0,
    accounts,
    releasedLock: heldLocks.shift()?.id ?? 0,
    checkoutPaths: heldLocks.map(({ checkoutUrl }) => new URL(checkoutUrl, 'http://localhost').pathname),
    assets,
  };
  await pool.send(findAttack('released locks')(context));
  return context;
}
