// Plain JavaScript, because the machine's own Node runs it before ours is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Installs packages if they are missing or differ from the lockfile: with `--prod` only packages that build and serve apps, otherwise all.
 * After all packages have been installed, `--prod` removes none.
 */
const root = join(import.meta.dirname, '..', '..');
const [, otherManager] = /^(npm|yarn|bun)\//.exec(process.env.npm_config_user_agent ?? '') ?? [];
if (otherManager !== undefined) {
  const command = process.env.npm_lifecycle_event ?? 'start';
  console.error(`${otherManager} cannot install this workspace. Run \`npx pnpm@12 ${command}\`.`);
  process.exit(1);
}
const installedKind = readInstalledKind();
const isProd = process.argv.includes('--prod') && installedKind !== 'all';
// `--prod` would install large optional packages that only tests use. When all packages are installed, pnpm asks the registry for the age
// of each of the 1,230 packages in the lockfile, as CI does for each change. An installation for `start` skips this, because it takes
// longer than the packages themselves. It also requires a lockfile that fits the manifests, because a user who only starts, builds or
// releases edits no dependencies.
const prodOptions = [
  '--prod',
  '--frozen-lockfile',
  '--trust-lockfile',
  '--filter=!@emberclutch/postgres',
  '--filter=!@emberclutch/remote-kit',
];
// With a filter, pnpm checks every package each time, which takes a second.
const stamp = join(root, 'node_modules', '.installed-for-start');
const lockfile = createHash('sha256')
  .update(readFileSync(join(root, 'pnpm-lock.yaml')))
  .digest('hex');
if (isProd && installedKind === 'prod' && readText(stamp) === lockfile) process.exit();
// `node --run` sets no `npm_execpath`. With all packages installed, pnpm would find nothing to do.
if (!process.env.npm_execpath && installedKind === 'all' && isLocked()) process.exit();
const isUpdate = installedKind === 'all' || (installedKind === 'prod' && isProd);
const startedAt = performance.now();
const { status, output } = spawnSync(
  process.env.npm_execpath ?? 'pnpm',
  ['install', ...(isProd ? prodOptions : []), '--reporter=append-only'],
  {
    cwd: root,
    stdio: isUpdate ? 'pipe' : 'inherit',
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: undefined }, // With "production", pnpm would leave out packages that tests need.
  },
);
const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
if (status !== 0) {
  // On a fresh clone, pnpm has already printed its output, unless there is no pnpm.
  if (isUpdate || status === null)
    console.error(output?.join('') || 'pnpm cannot be run. Try `npx pnpm@12 install`.');
  process.exit(status ?? 1);
}
if (isProd) writeFileSync(stamp, lockfile);
if (Number(seconds) >= 1) console.log(`Packages installed in ${seconds} s`);

/** @returns {'all' | 'prod' | null} the kind of the last installation */
function readInstalledKind() {
  const state = readText(join(root, 'node_modules', '.pnpm-workspace-state-v1.json'));
  if (state === null) return null; // a fresh clone
  /** @type {{ settings: { dev: boolean } }} */
  const { settings } = JSON.parse(state);
  return settings.dev ? 'all' : 'prod';
}

/** Whether the installed packages match the lockfile. pnpm keeps a copy of the lockfile that it has installed. */
function isLocked() {
  return (
    readText(join(root, 'pnpm-lock.yaml')) === readText(join(root, 'node_modules', '.pnpm', 'lock.yaml'))
  );
}

/** @param {string} file @returns {string | null} null if the file does not exist */
function readText(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
