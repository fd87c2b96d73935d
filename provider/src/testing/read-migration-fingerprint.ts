import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

let known: string | undefined;

/** Hash of the migrations and of the version of Node: a test database that was made for another one is not used. */
export function readMigrationFingerprint(): string {
  known ??= readFingerprint();
  return known;
}

function readFingerprint(): string {
  const folder = join(import.meta.dirname, '../migrations');
  const hash = createHash('sha256').update(process.version);
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith('.ts'))
    .toSorted())
    hash.update(readFileSync(join(folder, file)));
  return hash.digest('hex').slice(0, 16);
}
