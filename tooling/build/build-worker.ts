import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { buildApp } from './build-app.ts';
import type { WorkerInputs } from './build-in-worker.ts';

if (!parentPort) throw new Error('Started by build-in-worker.ts only.');

/** Sent when both are there; webpack runs meanwhile. */
const inputs = once(parentPort, 'message').then(
  // `build-in-worker.ts` sends them.
  ([message]) => message as WorkerInputs,
);

await buildApp(String(workerData), {
  types: inputs.then(({ types }) => types),
  describeApi: async () => (await inputs).api,
});
