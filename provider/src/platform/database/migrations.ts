import { readdirSync } from 'node:fs';
import type { Migration } from 'kysely/migration';

const folder = new URL('../../migrations/', import.meta.url);
const fileName = /^(\d{4}-[a-z0-9-]+)\.ts$/;

/** The files of the folder, in the order in which they run. A released migration is never changed; a new one follows it. */
export const migrationNames = readdirSync(folder)
  .flatMap((file) => fileName.exec(file)?.[1] ?? [])
  .toSorted();

export async function loadMigrations(): Promise<Record<string, Migration>> {
  const load = async (name: string): Promise<[string, Migration]> => [
    name,
    await import(`../../migrations/${name}.ts`),
  ];
  return Object.fromEntries(await Promise.all(migrationNames.map(load)));
}
