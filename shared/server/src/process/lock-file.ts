import { rmSync, readFileSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/** SQLITE_BUSY and SQLITE_LOCKED: another connection holds the lock. */
const isHeldCode = new Set<unknown>([5, 6]);

/** Keeps the locks of this process from garbage collection, which would release them. */
const held = new Set<DatabaseSync>();

/**
 * Takes an exclusive lock, if it is free. The operating system releases it when the process ends, even in a crash, so
 * that a lock is never stale. Node has no call for such locks; SQLite takes one for a transaction. The file stays
 * empty, and is not removed: a process could otherwise lock a file that is about to vanish.
 * @param file on a local disk, in a folder that exists
 * @returns releases the lock; null if another process, or another call of this one, holds it
 */
export function tryLockFile(file: string): (() => void) | null {
  const holder = toHolderFile(file);
  const database = new DatabaseSync(file);
  try {
    // The journal is in memory, so that the lock leaves no other file.
    database.exec('pragma locking_mode = exclusive; pragma journal_mode = memory; begin exclusive');
    writeFileSync(holder, String(process.pid));
  } catch (error) {
    database.close();
    if (typeof error === 'object' && error && 'errcode' in error && isHeldCode.has(error.errcode))
      return null;
    throw error;
  }
  held.add(database);
  return () => {
    rmSync(holder, { force: true });
    database.close();
    held.delete(database);
  };
}

/** @returns the process that holds the lock, for messages only: the lock itself does not depend on it */
export function readLockHolder(file: string): string | null {
  try {
    return readFileSync(toHolderFile(file), 'utf8') || null;
  } catch {
    return null;
  }
}

const toHolderFile = (file: string) => `${file}.pid`;
