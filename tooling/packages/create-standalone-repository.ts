import { mkdir, readFile, writeFile, readdir } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { readManifest, readPackageManager } from '../federation/read-manifest.ts';
import { ensureWorldMap } from '../world-map/ensure-world-map.ts';
import { workspaceRoot } from '../federation/workspace-root.ts';
import { generateWorkflow } from '../generate/generate.ts';
import { packPackages } from './pack-packages.ts';

/** Turns the folder of a remote into a repository, which installs our packages from its `packages`. @throws {BuildError} */
export async function createStandaloneRepository(folder: string): Promise<void> {
  const manifest = join(folder, 'package.json');
  const needsWorld = '@emberclutch/world' in (readManifest(manifest).dependencies ?? {});
  const packages = await packPackages(join(folder, 'packages'), needsWorld ? await ensureWorldMap() : null);
  const references: Record<string, string> = {};
  for (const { name, tarball } of packages) references[name] = `file:packages/${basename(tarball)}`;
  const files = composeStandaloneFiles(await readFile(manifest, 'utf8'), references);
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
}

const References = z.record(z.string(), z.string());

const Manifest = z.looseObject({
  name: z.string(),
  version: z.string(),
  dependencies: References,
  devDependencies: References,
});

const Workspace = z.object({ catalog: References });

/**
 * Composes the files that turn the folder of a remote into a separate repository: its manifest, with versions instead of references to this
 * workspace, and the settings of compiler, pnpm, git and GitHub.
 * @param manifest text of the remote's `package.json`
 * @param packageSources sources of our packages by name, such as `file:packages/emberclutch-web.tgz`
 * @returns contents by path
 */
export function composeStandaloneFiles(
  manifest: string,
  packageSources: Record<string, string>,
): Record<string, string> {
  const { catalog } = Workspace.parse(
    parse(readFileSync(join(workspaceRoot, 'pnpm-workspace.yaml'), 'utf8')),
  );
  const { name, version, dependencies, devDependencies, ...otherMembers } = Manifest.parse(
    JSON.parse(manifest),
  );
  const standaloneManifest = {
    name,
    version,
    packageManager: readPackageManager(),
    ...otherMembers,
    dependencies: resolveVersions(dependencies, { ...catalog, ...packageSources }),
    // Includes packages that the testing library of `web` needs.
    devDependencies: resolveVersions(
      { ...readWebPeers(), ...devDependencies },
      { ...catalog, ...packageSources },
    ),
    // The packages of the Node version that runs the scripts.
    optionalDependencies: resolveVersions(readWorkspaceNode(), catalog),
  };
  return {
    '.github/workflows/release.yml': generateWorkflow('standalone', name.replace(/^@[^/]+\//, '')),
    'package.json': `${JSON.stringify(standaloneManifest, null, 2)}\n`,
    'pnpm-workspace.yaml': composePnpmSettings(packageSources),
    'tsconfig.json': '{ "extends": "@emberclutch/remote-kit/tsconfig.json", "include": ["src"] }\n',
    '.gitignore': '.cache/\n.env\ndist/\nnode_modules/\n',
  };
}

const readWebPeers = () => readManifest(join(workspaceRoot, 'shared/web/package.json')).peerDependencies;

const readWorkspaceNode = () => readManifest(join(workspaceRoot, 'package.json')).optionalDependencies ?? {};

const resolveVersions = (references: Record<string, string>, versions: Record<string, string>) =>
  Object.fromEntries(Object.keys(references).map((name) => [name, versions[name] ?? references[name]]));

const composePnpmSettings = (packageSources: Record<string, string>) => `savePrefix: ''
# People run any pnpm 12; the workflow runs the version of \`packageManager\`.
pmOnFail: ignore

# Packages that may run a build script; everything else may not.
allowBuilds:
  '@swc/core': true
  '@parcel/watcher': false
  core-js-pure: false
  msw: false

# Our packages need each other.
overrides:
${Object.entries(packageSources)
  .map(([name, file]) => `  '${name}': ${file}\n`)
  .join('')}`;

/** Creates a folder. @returns its absolute path @throws {Error} if it already contains files */
export async function requireEmptyFolder(folder: string): Promise<string> {
  const target = resolve(folder);
  await mkdir(target, { recursive: true });
  if ((await readdir(target)).length > 0) throw new Error(`${folder} is not empty.`);
  return target;
}
