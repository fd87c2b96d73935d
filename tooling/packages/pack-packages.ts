import { execFile } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { workspaceRoot } from '../federation/workspace-root.ts';
import { BuildError } from '../webpack/build-error.ts';
import { buildEmbedPackage } from './build-embed-package.ts';
import { buildRemoteKit } from './build-remote-kit.ts';
import { buildSharedPackages } from './build-shared-packages.ts';
import { pnpmCommand } from './pnpm-command.ts';

export interface PackedPackage {
  /** `@emberclutch/web` */
  name: string;
  tarball: string;
}

/**
 * Builds the packages that a remote in its own repository installs, and packs each into a tarball.
 * @param target folder of the tarballs; earlier ones are removed
 * @param worldMap folder of the pictures of the map; null leaves out the package of the world, which has them
 * @throws {BuildError}
 */
export async function packPackages(target: string, worldMap: string | null): Promise<PackedPackage[]> {
  const shared = ['contract', 'art', 'web', ...(worldMap === null ? [] : ['world'])];
  await Promise.all([buildSharedPackages(shared, worldMap), buildRemoteKit()]);
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  const folders = [...shared.map((name) => `shared/${name}`), 'tooling/remote-kit'];
  return Promise.all(folders.map((path) => pack(join(workspaceRoot, path), target)));
}

/**
 * Builds and packs the package for pages of other sites.
 * @param target folder of the tarball
 * @throws {BuildError}
 */
export async function packEmbedPackage(target: string): Promise<PackedPackage> {
  await buildEmbedPackage();
  await mkdir(target, { recursive: true });
  return pack(join(workspaceRoot, 'shared/embed'), target);
}

async function pack(folder: string, target: string): Promise<PackedPackage> {
  const name = `@emberclutch/${folder.split('/').at(-1)}`;
  const tarball = join(target, `${name.slice(1).replace('/', '-')}.tgz`);
  const [program, ...before] = pnpmCommand();
  try {
    await promisify(execFile)(program, [...before, 'pack', '--out', tarball], { cwd: folder });
  } catch (error) {
    throw new BuildError(`${name} cannot be packed: ${String(error)}`);
  }
  return { name, tarball };
}
