import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { workspaceRoot } from '@emberclutch/tooling/federation/workspace-root.ts';
import { createTemporaryFolder } from '../load/create-temporary-folder.ts';

/**
 * Measures the commands of the README on a fresh clone of the last commit, in seconds: `start` until the home page is served, with its
 * phases, then `release spawn` and `rollback`.
 * `node bench/first-start/first-start.ts [rounds]`. The packages must be in the cache of pnpm, and `PORT` (3701) must be free.
 */
const rounds = Number(process.argv[2] ?? 1);
const port = process.env.PORT ?? '3701';
const environment = { ...process.env, PORT: port };
const formatSecondsSince = (startedAt: number) => ((performance.now() - startedAt) / 1_000).toFixed(1);
const isServed = async () => (await fetch(`http://localhost:${port}/`).catch(() => null))?.ok ?? false;

for (let round = 0; round < rounds; round += 1) {
  await using folder = await createTemporaryFolder();
  await promisify(execFile)('git', ['clone', '--quiet', workspaceRoot, folder.path]);
  await measureCommands(folder.path);
}

async function measureCommands(cwd: string): Promise<void> {
  const startedAt = performance.now();
  // A process group, so that the signal reaches all of its processes.
  const start = spawn('npx', ['-y', 'pnpm@12', 'start'], {
    cwd,
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  let output = '';
  start.stdout.on('data', (data) => (output += String(data)));
  while (!(await isServed())) {
    if (start.exitCode !== null) throw new Error(output);
    await wait(50);
  }
  const pageSeconds = formatSecondsSince(startedAt);
  const phases = output.match(/^(?:Packages installed|Built|Published|Ready) in [\d.]+ s/gm) ?? [];
  console.log(`start: page after ${pageSeconds} s (${phases.join(', ')})`);
  // Changes the version, so that `release` creates a new release.
  const manifest = join(cwd, 'remote-spawn', 'package.json');
  const text = await readFile(manifest, 'utf8');
  await writeFile(manifest, text.replace(/"version": "[^"]+"/, '"version": "99.0.0"'));
  await measureCommand(cwd, ['release', 'spawn']);
  await measureCommand(cwd, ['rollback']);
  process.kill(-(start.pid ?? 0), 'SIGINT');
  if (start.exitCode === null) await once(start, 'close');
}

async function measureCommand(cwd: string, args: string[]): Promise<void> {
  const startedAt = performance.now();
  await promisify(execFile)('npx', ['-y', 'pnpm@12', ...args], { cwd, env: environment });
  const commandSeconds = formatSecondsSince(startedAt);
  const versionStartedAt = performance.now();
  await promisify(execFile)('npx', ['-y', 'pnpm@12', '--version'], { cwd });
  console.log(
    `${args.join(' ')}: ${commandSeconds} s, including ${formatSecondsSince(versionStartedAt)} s for npx and pnpm`,
  );
}
