import { sessionOf } from '../load/clients.ts';
import { percentile } from '../load/percentile.ts';
import { RawClient, requestText } from '../load/raw-client.ts';
import { lockBody } from './lock-body.ts';

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
  answers: number;
  /** Answers that granted nothing. */
  refused: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
}

/** A child process: is told a load, answers with what came of it, ends. */
process.once('message', async (load: LockLoad) => {
  const result = await lockAsFastAsItGoes(load);
  process.send?.(result, () => process.disconnect?.());
});

/** Closed loop: each connection asks again as soon as it was answered. */
async function lockAsFastAsItGoes({ port, connections, from, duration }: LockLoad): Promise<LoadResult> {
  const latencies: number[] = [];
  const startedAt = performance.now();
  let refused = 0;
  let next = from;
  const ask = async () => {
    const client = new RawClient(port);
    while (performance.now() - startedAt < duration) {
      const askedAt = performance.now();
      const { status } = await client.ask(lockRequest(next++));
      latencies.push(performance.now() - askedAt);
      if (status !== 200) refused += 1;
    }
    client.close();
  };
  await Promise.all(Array.from({ length: connections }, ask));
  const seconds = (performance.now() - startedAt) / 1000;
  const answers = latencies.length;
  const [p50, p99] = [percentile(latencies, 0.5), percentile(latencies, 0.99)];
  return { rate: (answers - refused) / seconds, answers, refused, p50, p99 };
}

const lockRequest = (player: number) =>
  requestText(
    'POST',
    '/v1/eggs/spawn/lock',
    { authorization: `Bearer ${sessionOf(player)}`, 'idempotency-key': `intent-${player}` },
    lockBody,
  );
