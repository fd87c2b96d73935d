import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { readManifest } from '../federation/read-manifest.ts';
import { drawnWorldMap } from '../world-map/drawn-world-map.ts';
import { standaloneFiles } from './standalone-files.ts';
import { packPackages } from './pack-packages.ts';

/**
 * Turns a folder with the files of a remote into a separate repository, which installs our packages from its folder `packages`.
 * @throws {BuildError} if the packages cannot be built
 */
export async function createStandaloneRepository(folder: string): Promise<void> {
  const manifest = join(folder, 'package.json');
  const needsWorld = '@emberclutch/world' in (readManifest(manifest).dependencies ?? {});
  const packed = await packPackages(join(folder, 'packages'), needsWorld ? await drawnWorldMap() : null);
  const references: Record<string, string> = {};
  for (const { name, tarball } of packed) references[name] = `file:packages/${basename(tarball)}`;
  const files = standaloneFiles(await readFile(manifest, 'utf8'), references);
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
}
