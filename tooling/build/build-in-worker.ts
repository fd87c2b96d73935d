import { Worker } from 'node:worker_threads';
import type { OpenApiDocument } from '@emberclutch/server/open-api/open-api-document.ts';
import type { BuildInputs } from './build-inputs.ts';
import type { SharedDeclarations } from './contract/shared-declarations.ts';

export interface WorkerInputs {
  types: SharedDeclarations;
  api: OpenApiDocument;
}

/**
 * Builds an app in a thread of its own, with inputs that this thread computes once for all apps.
 * @throws {Error} with the message of the failed build
 */
export async function buildInWorker(app: string, { types, describeApi }: BuildInputs): Promise<void> {
  const worker = new Worker(new URL('build-worker.ts', import.meta.url), { workerData: app });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  worker.on('error', reject);
  worker.on('exit', (code) =>
    code === 0 ? resolve() : reject(new Error(`Building ${app} ended with ${code}.`)),
  );
  const sendInputs = async () => {
    const inputs: WorkerInputs = { types: await types, api: await describeApi() };
    worker.postMessage(inputs, []);
  };
  try {
    await Promise.all([promise, sendInputs()]);
  } finally {
    await worker.terminate();
  }
}
