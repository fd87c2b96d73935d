import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import type { PostgresPrograms } from './find-postgres.ts';

/**
 * Lays the programs of the package out where any user of this machine can run them, once: a package cannot hold the
 * links between its libraries, and a folder of root's is closed to the user a database server insists on.
 * @returns the folder to run them from
 */
export function unpackPostgres({ folder, isPackaged }: PostgresPrograms): string {
  if (!isPackaged) return folder;
  const source = dirname(folder);
  const { version } = JSON.parse(readFileSync(join(source, '../package.json'), 'utf8'));
  const user = process.getuid?.() ?? 0;
  const target = join(tmpdir(), `emberclutch-postgres-${version}-${process.arch}-${user}`);
  if (existsSync(target)) return join(target, 'bin');

  const draft = `${target}.${randomUUID()}`;
  cpSync(source, draft, { recursive: true, dereference: true });
  const links: { source: string; target: string }[] = JSON.parse(
    readFileSync(join(source, 'pg-symlinks.json'), 'utf8'),
  );
  for (const link of links)
    symlinkSync(basename(link.source), join(draft, link.target.replace(/^native\//, '')));
  try {
    renameSync(draft, target);
  } catch (error) {
    // Somebody else was faster.
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(target)) throw error;
  }
  return join(target, 'bin');
}
