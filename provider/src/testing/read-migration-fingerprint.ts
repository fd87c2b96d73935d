import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Hashes the migrations and the version of Node. A test database with another fingerprint is not used. */
export function readMigrationFingerprint(): string {
  const folder = join(import.meta.dirname, '../migrations');
  const hash = createHash('sha256').update(process.version);
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith('.ts'))
    .toSorted())
    hash.update(readFileSync(join(folder, file)));
  return hash.digest('hex').slice(0, 16);
}
