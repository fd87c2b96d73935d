import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { provideFolder } from '../testing/provide-folder.ts';

const prod =
  'install --prod --frozen-lockfile --trust-lockfile --filter=!@emberclutch/postgres --filter=!@emberclutch/remote-kit';

const folder = provideFolder();
const at = (path: string) => join(folder.root, path);

beforeEach(() => {
  mkdirSync(at('node_modules'));
  folder.write('pnpm-lock.yaml', 'one');
  cpSync(join(import.meta.dirname, 'install.mjs'), at('tooling/commands/install.mjs'));
});

/** The packages of an earlier installation. */
const describeInstallation = (dev: boolean) =>
  folder.write(
    'node_modules/.pnpm-workspace-state-v1.json',
    JSON.stringify({ settings: { dev, production: true } }),
  );

it.each([
  ['start on a fresh clone', ['--prod'], null, prod],
  ['start after a start', ['--prod'], false, prod],
  ['start where all packages are installed', ['--prod'], true, 'install'],
  ['test on a fresh clone', [], null, 'install'],
  ['test after a start', [], false, 'install'],
])('%s', (_when, args, hasDev, expected) => {
  if (hasDev !== null) describeInstallation(hasDev);

  expect(install(args, 'exit 0')).toMatchObject({ code: 0, command: `${expected} --reporter=append-only` });
});

it('the script runs pnpm again after a start when the lockfile has changed', () => {
  describeInstallation(false);
  const start = () => {
    rmSync(at('called'), { force: true });
    return install(['--prod'], 'exit 0').command !== null;
  };

  expect([start(), start()]).toEqual([true, false]);
  folder.write('pnpm-lock.yaml', 'other');
  expect(start()).toBe(true);
});

it('the script needs no pnpm while the installed packages match the lockfile', () => {
  describeInstallation(true);
  folder.write('node_modules/.pnpm/lock.yaml', 'one');
  const run = () => {
    const script = at('tooling/commands/install.mjs');
    const { status, stderr } = spawnSync(process.execPath, [script, '--prod'], { env: {}, encoding: 'utf8' });
    return [status, stderr];
  };

  expect(run()).toEqual([0, '']);
  folder.write('pnpm-lock.yaml', 'other');
  expect(run()).toEqual([1, 'pnpm cannot be run. Try `npx pnpm@12 install`.\n']);
  rmSync(at('node_modules'), { recursive: true });
  expect(run()).toEqual([1, 'pnpm cannot be run. Try `npx pnpm@12 install`.\n']);
});

it('the script exits with the exit code and the output of pnpm', () => {
  expect(install([], 'echo "no network" >&2; exit 7')).toMatchObject({ code: 7, stderr: 'no network\n' });
});

/** Runs the script with a fake pnpm that records its arguments. */
function install(args: readonly string[], script: string) {
  const called = at('called');
  const pnpm = folder.write('pnpm', `#!/bin/sh\necho "$@" > ${called}\n${script}\n`);
  chmodSync(pnpm, 0o755);
  const { status, stderr } = spawnSync(process.execPath, [at('tooling/commands/install.mjs'), ...args], {
    env: { ...process.env, npm_execpath: pnpm },
    encoding: 'utf8',
  });
  return { code: status, stderr, command: existsSync(called) ? readFileSync(called, 'utf8').trim() : null };
}

it('the script names the command to run instead if another package manager runs a script', () => {
  const env = { npm_config_user_agent: 'npm/11.0.0 node/v20.19.0', npm_lifecycle_event: 'start' };
  const script = at('tooling/commands/install.mjs');

  const { status, stderr } = spawnSync(process.execPath, [script, '--prod'], { env, encoding: 'utf8' });

  expect([status, stderr]).toEqual([1, 'npm cannot install this workspace. Run `npx pnpm@12 start`.\n']);
});
