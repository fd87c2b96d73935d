import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { BuildError } from '../webpack/build-error.ts';
import { isBuilt } from './stamp-build.ts';

/** Number of parallel builds, each in its own process. */
const atOnce = Math.min(availableParallelism(), 4);

/**
 * Builds the apps whose sources have changed since their last build, each in its own process.
 * @param log takes one line per app
 * @throws {BuildError}
 */
export async function buildStaleApps(apps: readonly string[], log: (line: string) => void): Promise<void> {
  const stale: string[] = [];
  for (const app of apps) {
    if (await isBuilt(app)) log(`${app} is built already`);
    else stale.push(app);
  }
  const work = async () => {
    for (let app = stale.shift(); app !== undefined; app = stale.shift()) {
      const began = performance.now();
      await buildInProcess(app).catch((error: unknown) => {
        stale.length = 0; // the other processes begin no further build
        throw error;
      });
      log(`${app} built in ${((performance.now() - began) / 1_000).toFixed(1)} s`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

function buildInProcess(app: string): Promise<void> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '..', 'commands', 'build.ts'), app], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += String(data)));
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  child.on('error', reject);
  child.on('close', (code) => (code === 0 ? resolve() : reject(new BuildError(output.trim()))));
  return promise;
}
