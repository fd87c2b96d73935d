import { sessionOf } from '../load/players.ts';
import { RawClient, requestText } from '../load/raw-client.ts';

export interface LockLoad {
  port: number;
  connections: number;
  /** The first player who asks; each request is somebody else's. */
  from: number;
  /** Milliseconds. */
  duration: number;
}

export interface LoadResult {
  /** Locks a second. */
  rate: number;
  /** Milliseconds of each request that was answered. */
  latencies: number[];
  statuses: Record<string, number>;
}

/** A child process: is told a load, answers with what came of it, ends. */
process.once('message', async (load: LockLoad) => {
  const result = await lockAsFastAsItGoes(load);
  process.send?.(result, () => process.disconnect());
});

/** Closed loop: each connection asks again as soon as it was answered. */
async function lockAsFastAsItGoes({ port, connections, from, duration }: LockLoad): Promise<LoadResult> {
  const latencies: number[] = [];
  const statuses: Record<string, number> = {};
  const startedAt = performance.now();
  let next = from;
  const ask = async () => {
    const client = new RawClient(port);
    while (performance.now() - startedAt < duration) {
      const askedAt = performance.now();
      const { status } = await client.ask(lockRequest(next++));
      latencies.push(performance.now() - askedAt);
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
    client.close();
  };
  await Promise.all(Array.from({ length: connections }, ask));
  const seconds = (performance.now() - startedAt) / 1000;
  return { rate: (statuses[200] ?? 0) / seconds, latencies, statuses };
}

const body = JSON.stringify({ eggs: { count: 1, fee: '25.00' }, keys: { count: 0, fee: '30.00' } });

const lockRequest = (player: number) =>
  requestText(
    'POST',
    '/v1/eggs/spawn/lock',
    { authorization: `Bearer ${sessionOf(player)}`, 'idempotency-key': `intent-${player}` },
    body,
  );
