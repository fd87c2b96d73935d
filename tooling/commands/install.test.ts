import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { provideFolder } from '../testing/provide-folder.ts';

const prodCommand =
  'install --prod --frozen-lockfile --trust-lockfile --filter=!@emberclutch/postgres --filter=!@emberclutch/remote-kit';

const folder = provideFolder();
const toPath = (path: string) => join(folder.root, path);

beforeEach(() => {
  mkdirSync(toPath('node_modules'));
  folder.write('pnpm-lock.yaml', 'one');
  cpSync(join(import.meta.dirname, 'install.mjs'), toPath('tooling/commands/install.mjs'));
});

/** Records an earlier installation. */
const recordInstallation = (dev: boolean) =>
  folder.write(
    'node_modules/.pnpm-workspace-state-v1.json',
    JSON.stringify({ settings: { dev, production: true } }),
  );

it.each([
  ['start on a fresh clone', ['--prod'], null, prodCommand],
  ['start after a start', ['--prod'], false, prodCommand],
  ['start after the installation of all packages', ['--prod'], true, 'install'],
  ['test on a fresh clone', [], null, 'install'],
  ['test after a start', [], false, 'install'],
])('the script runs the right pnpm command for %s', (_case, args, hasDev, expectedCommand) => {
  if (hasDev !== null) recordInstallation(hasDev);

  expect(install(args, 'exit 0')).toMatchObject({
    code: 0,
    command: `${expectedCommand} --reporter=append-only`,
  });
});

it('the script runs pnpm again after a start when the lockfile has changed', () => {
  recordInstallation(false);
  const isPnpmCalled = () => {
    rmSync(toPath('called'), { force: true });
    return install(['--prod'], 'exit 0').command !== null;
  };

  expect([isPnpmCalled(), isPnpmCalled()]).toEqual([true, false]);
  folder.write('pnpm-lock.yaml', 'other');
  expect(isPnpmCalled()).toBe(true);
});

it('the script needs no pnpm while the installed packages match the lockfile', () => {
  recordInstallation(true);
  folder.write('node_modules/.pnpm/lock.yaml', 'one');
  const runWithoutPnpm = () => {
    const script = toPath('tooling/commands/install.mjs');
    const { status, stderr } = spawnSync(process.execPath, [script, '--prod'], { env: {}, encoding: 'utf8' });
    return [status, stderr];
  };

  expect(runWithoutPnpm()).toEqual([0, '']);
  folder.write('pnpm-lock.yaml', 'other');
  expect(runWithoutPnpm()).toEqual([1, 'pnpm cannot be run. Try `npx pnpm@12 install`.\n']);
  rmSync(toPath('node_modules'), { recursive: true });
  expect(runWithoutPnpm()).toEqual([1, 'pnpm cannot be run. Try `npx pnpm@12 install`.\n']);
});

it('the script exits with the exit code and the output of pnpm', () => {
  expect(install([], 'echo "no network" >&2; exit 7')).toMatchObject({ code: 7, stderr: 'no network\n' });
});

/** Runs the script with a fake pnpm that records its arguments. */
function install(args: readonly string[], script: string) {
  const callFile = toPath('called');
  const pnpm = folder.write('pnpm', `#!/bin/sh\necho "$@" > ${callFile}\n${script}\n`);
  chmodSync(pnpm, 0o755);
  const { status, stderr } = spawnSync(process.execPath, [toPath('tooling/commands/install.mjs'), ...args], {
    env: { ...process.env, npm_execpath: pnpm },
    encoding: 'utf8',
  });
  return {
    code: status,
    stderr,
    command: existsSync(callFile) ? readFileSync(callFile, 'utf8').trim() : null,
  };
}

it('the script names the command to run instead if another package manager runs a script', () => {
  const env = { npm_config_user_agent: 'npm/11.0.0 node/v20.19.0', npm_lifecycle_event: 'start' };
  const script = toPath('tooling/commands/install.mjs');

  const { status, stderr } = spawnSync(process.execPath, [script, '--prod'], { env, encoding: 'utf8' });

  expect([status, stderr]).toEqual([1, 'npm cannot install this workspace. Run `npx pnpm@12 start`.\n']);
});
