import { findPercentile } from '../load/find-percentile.ts';
import { composeLockRequest } from '../load/lock-request.ts';
import { RawClient } from '../load/raw-client.ts';

export interface LockLoad {
  port: number;
  connections: number;
  /** Number of the first client. Each request uses a different client. */
  firstClient: number;
  durationMs: number;
}

export interface LoadResult {
  /** Locks per second. */
  rate: number;
  responses: number;
  /** Number of responses with a status other than 200. */
  refused: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
}

/** Runs in a child process: receives a load, responds with the result and exits. */
process.once('message', async (load: LockLoad) => {
  const result = await runLockLoad(load);
  process.send?.(result, () => process.disconnect?.());
});

/** Sends requests over all connections. Each connection sends its next request after the previous response (closed loop). */
async function runLockLoad({ port, connections, firstClient, durationMs }: LockLoad): Promise<LoadResult> {
  const latencies: number[] = [];
  const startedAt = performance.now();
  let refused = 0;
  let nextClient = firstClient;
  const runClient = async () => {
    const client = new RawClient(port);
    while (performance.now() - startedAt < durationMs) {
      const sentAt = performance.now();
      const { status } = await client.send(composeLockRequest(nextClient++));
      latencies.push(performance.now() - sentAt);
      if (status !== 200) refused += 1;
    }
    client.close();
  };
  await Promise.all(Array.from({ length: connections }, runClient));
  const seconds = (performance.now() - startedAt) / 1000;
  const responses = latencies.length;
  const [p50, p99] = [findPercentile(latencies, 0.5), findPercentile(latencies, 0.99)];
  return { rate: (responses - refused) / seconds, responses, refused, p50, p99 };
}
