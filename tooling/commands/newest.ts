import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { workspaceRoot } from '../federation/workspace-root.ts';
import { selectNewestVersions } from '../build/select-newest-versions.ts';
import { findPnpmCommand } from '../packages/find-pnpm-command.ts';
import { runCommand } from './run-command.ts';

const usage = `newest    builds all apps with the newest webpack and module federation, in a copy of the checkout`;

await runCommand(usage, async () => {
  const copy = mkdtempSync(join(tmpdir(), 'emberclutch-newest-'));
  try {
    for (const file of runInCopy(workspaceRoot, 'git', ['ls-files', '-z'], 'pipe')
      .split('\0')
      .filter(Boolean))
      cpSync(join(workspaceRoot, file), join(copy, file));
    const workspaceFile = join(copy, 'pnpm-workspace.yaml');
    writeFileSync(workspaceFile, selectNewestVersions(readFileSync(workspaceFile, 'utf8')));
    const [pnpm, ...leadingArgs] = findPnpmCommand();
    runInCopy(copy, pnpm, [...leadingArgs, 'install', '--no-frozen-lockfile']);
    for (const name of ['webpack', '@module-federation/enhanced'])
      console.log(`${name} ${readInstalledVersion(copy, name)}`);
    runInCopy(copy, process.execPath, [join(copy, 'tooling/commands/build.ts')]);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
});

/** @returns the output of the command if it is piped */
function runInCopy(
  cwd: string,
  command: string,
  args: string[],
  output: 'pipe' | 'inherit' = 'inherit',
): string {
  const { status, stdout, error } = spawnSync(command, args, {
    cwd,
    stdio: ['ignore', output, 'inherit'],
    encoding: 'utf8',
    maxBuffer: 64_000_000,
  });
  if (error) throw error;
  if (status !== 0)
    throw new Error(`${command} ${args[0] ?? ''} failed in the copy with the newest versions.`);
  return stdout ?? '';
}

function readInstalledVersion(copy: string, name: string): string {
  const file = join(copy, 'tooling', 'node_modules', name, 'package.json');
  // Cast: a package that is installed has a version.
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
