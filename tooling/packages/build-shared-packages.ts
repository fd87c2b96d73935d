import { cp, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { workspaceRoot } from '../federation/workspace-root.ts';
import { emit } from './emit.ts';

const shared = join(workspaceRoot, 'shared');

/**
 * Compiles the shared packages into their `dist`.
 * @param names of their folders below `shared`
 * @param worldMap folder of the pictures of the map, which `world` also gets: to draw them takes a canvas
 */
export async function buildSharedPackages(names: readonly string[], worldMap: string | null): Promise<void> {
  const files = (await Promise.all(names.map(sourcesOf))).flat();
  const folder = await emit({ files, rootDir: shared, lib: ['es2024', 'dom', 'dom.iterable'] });
  for (const name of names) {
    const dist = join(shared, name, 'dist');
    await rm(dist, { recursive: true, force: true });
    await rename(join(folder, name, 'src'), dist);
  }
  await rm(folder, { recursive: true });
  if (worldMap !== null) await cp(worldMap, join(shared, 'world/dist/map-pictures'), { recursive: true });
}

async function sourcesOf(name: string): Promise<string[]> {
  const entries = await readdir(join(shared, name, 'src'), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}
