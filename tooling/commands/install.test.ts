import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const prod =
  'install --prod --trust-lockfile --filter=!@emberclutch/postgres --filter=!@emberclutch/remote-kit';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'install-'));
  mkdirSync(join(root, 'tooling/commands'), { recursive: true });
  mkdirSync(join(root, 'node_modules'));
  writeFileSync(join(root, 'pnpm-lock.yaml'), 'one');
  cpSync(join(import.meta.dirname, 'install.mjs'), join(root, 'tooling/commands/install.mjs'));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

it.each([
  ['start on a fresh clone', ['--prod'], null, prod],
  ['start after a start', ['--prod'], false, prod],
  ['start where all packages are installed', ['--prod'], true, 'install'],
  ['test on a fresh clone', [], null, 'install'],
  ['test after a start', [], false, 'install'],
])('%s', (_when, args, hasDev, expected) => {
  if (hasDev !== null) {
    const state = JSON.stringify({ settings: { dev: hasDev, production: true } });
    writeFileSync(join(root, 'node_modules/.pnpm-workspace-state-v1.json'), state);
  }

  expect(install(args, 'exit 0')).toMatchObject({ code: 0, command: `${expected} --reporter=append-only` });
});

it('asks pnpm again after a start when the lockfile has changed', () => {
  writeFileSync(
    join(root, 'node_modules/.pnpm-workspace-state-v1.json'),
    JSON.stringify({ settings: { dev: false, production: true } }),
  );
  const start = () => {
    rmSync(join(root, 'called'), { force: true });
    return install(['--prod'], 'exit 0').command !== null;
  };

  expect([start(), start()]).toEqual([true, false]);
  writeFileSync(join(root, 'pnpm-lock.yaml'), 'other');
  expect(start()).toBe(true);
});

it('needs no pnpm while the installed packages match the lockfile', () => {
  const state = JSON.stringify({ settings: { dev: true, production: true } });
  writeFileSync(join(root, 'node_modules/.pnpm-workspace-state-v1.json'), state);
  mkdirSync(join(root, 'node_modules/.pnpm'));
  writeFileSync(join(root, 'node_modules/.pnpm/lock.yaml'), 'one');
  const run = () => {
    const script = join(root, 'tooling/commands/install.mjs');
    const { status, stderr } = spawnSync(process.execPath, [script, '--prod'], { env: {}, encoding: 'utf8' });
    return [status, stderr];
  };

  expect(run()).toEqual([0, '']);
  writeFileSync(join(root, 'pnpm-lock.yaml'), 'other');
  expect(run()).toEqual([1, 'pnpm cannot be run. Try `npx pnpm@12 install`.\n']);
  rmSync(join(root, 'node_modules'), { recursive: true });
  expect(run()).toEqual([1, 'pnpm cannot be run. Try `npx pnpm@12 install`.\n']);
});

it('ends with the exit code of pnpm, and what it said', () => {
  expect(install([], 'echo "no network" >&2; exit 7')).toMatchObject({ code: 7, stderr: 'no network\n' });
});

/** Runs the script with a pnpm that writes down how it was called. */
function install(args: readonly string[], script: string) {
  const pnpm = join(root, 'pnpm');
  writeFileSync(pnpm, `#!/bin/sh\necho "$@" > ${join(root, 'called')}\n${script}\n`);
  chmodSync(pnpm, 0o755);
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(root, 'tooling/commands/install.mjs'), ...args],
    {
      env: { ...process.env, npm_execpath: pnpm },
      encoding: 'utf8',
    },
  );
  const called = join(root, 'called');
  return { code: status, stderr, command: existsSync(called) ? readFileSync(called, 'utf8').trim() : null };
}
