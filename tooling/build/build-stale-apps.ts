import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { workspaceRoot } from '../federation/workspace-root.ts';
import { BuildError } from '../webpack/build-error.ts';
import { isBuilt } from './input-digest.ts';

/**
 * Builds the apps whose sources have changed, in another process, so that this one can open a database.
 * @param onStarted called when the build process has started, or when no build is necessary
 * @throws {BuildError}
 */
export async function buildStaleApps(
  apps: readonly string[],
  log: (line: string) => void,
  onStarted: () => void = () => undefined,
): Promise<void> {
  const staleApps: string[] = [];
  for (const app of apps) if (!(await isBuilt(app))) staleApps.push(app);
  if (staleApps.length === 0) {
    onStarted();
    return log(`Built already: ${apps.join(', ')}`);
  }
  log(`Building ${staleApps.join(', ')}`);
  const startedAt = performance.now();
  const buildProcess = buildInProcess(staleApps);
  onStarted();
  await buildProcess;
  log(`Built in ${((performance.now() - startedAt) / 1_000).toFixed(1)} s`);
}

const nodeOptions = [
  // Megabytes. Compilers create many short-lived objects. With the default, garbage collection takes a tenth of a build.
  '--max-semi-space-size=64',
  // A build is too short to gain from code that V8's slowest compiler optimizes.
  '--no-turbofan',
];

function buildInProcess(apps: readonly string[]): Promise<void> {
  const script = join(import.meta.dirname, '..', 'commands', 'build.ts');
  const child = spawn(process.execPath, [...nodeOptions, script, ...apps], {
    stdio: ['ignore', 'pipe', 'pipe'],
    // Loading the compilers is a fifth of the build of one remote. `before-commands.mjs` does not affect this process.
    env: { NODE_COMPILE_CACHE: join(workspaceRoot, '.cache/node'), ...process.env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => (output += String(data)));
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  child.on('error', reject);
  child.on('close', (code) => (code === 0 ? resolve() : reject(new BuildError(output.trim()))));
  return promise;
}
