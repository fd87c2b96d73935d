import { randomUUID } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** The folder of the embedded database cannot be used. The message is one line for the operator. */
export class WorldFolderError extends Error {
  override name = 'WorldFolderError';
  readonly reason: 'in_use' | 'not_writable';

  constructor(reason: 'in_use' | 'not_writable', message: string, cause?: unknown) {
    super(message, { cause });
    this.reason = reason;
  }
}

/**
 * Locks a folder for this process: a second writer of the embedded database silently loses rows. A lock whose process has
 * ended is replaced.
 * @returns releases the lock
 * @throws {WorldFolderError} when a running process holds the lock, or the folder cannot be written
 */
export function lockFolder(folder: string): () => void {
  const lockFile = join(folder, 'process.lock');
  const claim = JSON.stringify({ pid: process.pid, start: startOfProcess(process.pid) });
  // Written under another name and linked into place: no process reads a partial lock file, and link never replaces one.
  const draft = `${lockFile}.${randomUUID()}`;
  writeOrRefuse(folder, draft, claim);
  try {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      if (linkIfFree(draft, lockFile)) return () => releaseIfOurs(lockFile, claim);
      const found = readIfThere(lockFile);
      if (found === null) continue;
      const holder = livingHolder(found);
      if (holder !== null) throw inUse(folder, holder);
      removeIfStill(lockFile, found);
    }
    throw inUse(folder, null);
  } finally {
    rmSync(draft, { force: true });
  }
}

const inUse = (folder: string, pid: number | null) =>
  new WorldFolderError(
    'in_use',
    `The world in ${folder} is in use by another process${pid === null ? '' : ` (${pid})`}; stop it, or set DATA_DIR to another folder.`,
  );

function writeOrRefuse(folder: string, file: string, content: string) {
  try {
    makeFolder(resolve(folder));
    writeFileSync(file, content, { flag: 'wx' });
  } catch (cause) {
    throw new WorldFolderError(
      'not_writable',
      `The folder ${folder} cannot be written (${codeOf(cause)}); set DATA_DIR to one that can.`,
      cause,
    );
  }
}

/** Without `recursive`, which never returns on a file system that answers ENOENT to mkdir, such as /proc. */
function makeFolder(folder: string) {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

function linkIfFree(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

/** Two processes may find the same stale lock; a lock file with other content is newer and stays. */
function removeIfStill(file: string, stale: string) {
  if (readIfThere(file) === stale) rmSync(file, { force: true });
}

function releaseIfOurs(file: string, claim: string) {
  removeIfStill(file, claim);
}

/** The process id of the lock if that process is running, else null. */
function livingHolder(claim: string): number | null {
  const holder = parseClaim(claim);
  if (holder === null || !isAlive(holder.pid)) return null;
  const start = startOfProcess(holder.pid);
  // The process id may have been reused.
  if (start !== null && holder.start !== null && start !== holder.start) return null;
  return holder.pid;
}

function parseClaim(claim: string): { pid: number; start: string | null } | null {
  try {
    const parsed: unknown = JSON.parse(claim);
    if (typeof parsed !== 'object' || parsed === null || !('pid' in parsed)) return null;
    if (typeof parsed.pid !== 'number') return null;
    const start = 'start' in parsed && typeof parsed.start === 'string' ? parsed.start : null;
    return { pid: parsed.pid, start };
  } catch {
    return null;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** Distinguishes processes with the same id: boot id and start tick on Linux, null on other systems. */
function startOfProcess(pid: number): string | null {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // Field 22 (proc(5)), counted after the command, which may contain spaces and parentheses.
    const start = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
    return start === undefined ? null : `${boot}:${start}`;
  } catch {
    return null;
  }
}

const codeOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : 'unknown';
