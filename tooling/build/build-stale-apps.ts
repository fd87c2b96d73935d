import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { workspaceRoot } from '../federation/workspace-root.ts';
import { BuildError } from '../webpack/build-error.ts';
import { isBuilt } from './stamp-build.ts';

/**
 * Builds the apps whose sources have changed since their last build, in one process of their own, so that this one can open
 * a database meanwhile.
 * @param log takes one line at a time
 * @param onBegun called when that process runs, or is not needed
 * @throws {BuildError}
 */
export async function buildStaleApps(
  apps: readonly string[],
  log: (line: string) => void,
  onBegun?: () => void,
): Promise<void> {
  const stale: string[] = [];
  for (const app of apps) if (!(await isBuilt(app))) stale.push(app);
  if (stale.length === 0) {
    onBegun?.();
    return log(`Built already: ${apps.join(', ')}`);
  }
  log(`Building ${stale.join(', ')}`);
  const began = performance.now();
  const building = buildInProcess(stale);
  onBegun?.();
  await building;
  log(`Built in ${((performance.now() - began) / 1_000).toFixed(1)} s`);
}

const nodeOptions = [
  // Megabytes. Compilers make many objects that live shortly: with the default, collecting them takes a tenth of a build.
  '--max-semi-space-size=64',
  // A build ends before code that the slowest compiler of V8 has optimized has saved what that took.
  '--no-turbofan',
];

function buildInProcess(apps: readonly string[]): Promise<void> {
  const script = join(import.meta.dirname, '..', 'commands', 'build.ts');
  const child = spawn(process.execPath, [...nodeOptions, script, ...apps], {
    stdio: ['ignore', 'pipe', 'pipe'],
    // Loading the compilers is a fifth of the build of one remote. `before-commands.ts` does not reach this process.
    env: { NODE_COMPILE_CACHE: join(workspaceRoot, '.cache/node'), ...process.env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += String(data)));
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  child.on('error', reject);
  child.on('close', (code) => (code === 0 ? resolve() : reject(new BuildError(output.trim()))));
  return promise;
}
