import { PGlite } from '@electric-sql/pglite';
import { mkdirSync } from 'node:fs';
import { readConfig } from '../config/config.ts';
import { loadMigratedDump } from './load-migrated-dump.ts';

/**
 * Creates the embedded database of a provider with all migrations applied, as its first start would.
 * @param dataDir the provider's DATA_DIR
 */
export async function createTestWorld(dataDir: string): Promise<void> {
  const { worldFolder } = readConfig({ DATA_DIR: dataDir });
  mkdirSync(worldFolder, { recursive: true });
  const pglite = await PGlite.create(`${worldFolder}/postgres`, { loadDataDir: await loadMigratedDump() });
  await pglite.close();
}
