import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { workspaceRoot } from '../federation/workspace-root.ts';
import type { WatchedRun } from './run-watched.ts';

let digest: string | null | undefined;

/** Runs a check, unless it has already passed with the current content of all files. */
export async function unlessPassed(name: string, run: () => Promise<WatchedRun>): Promise<WatchedRun> {
  // Computed before the check, so that a file that changes during the check makes it run again.
  digest ??= inputDigest();
  const file = join(workspaceRoot, '.cache/test/passed', name);
  if (digest !== null && existsSync(file) && readFileSync(file, 'utf8') === digest) {
    console.log(`No file has changed since "${name}" passed.`);
    return { isOk: true, output: '', stopped: null };
  }
  const result = await run();
  if (result.isOk && digest !== null) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, digest);
  }
  return result;
}

/** Digest of Node, of the lockfile (for packages) and of all files that git does not ignore; null without git. */
function inputDigest(): string | null {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { status, stdout } = spawnSync('git', args, { cwd: workspaceRoot, encoding: 'utf8' });
  if (status !== 0) return null;
  const hash = createHash('sha256').update(process.version);
  for (const path of new Set(stdout.split('\0').toSorted())) {
    const file = join(workspaceRoot, path);
    if (path !== '' && existsSync(file)) hash.update(`\0${path}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}
