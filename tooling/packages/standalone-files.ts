import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { readManifest } from '../federation/read-manifest.ts';
import { workspaceRoot } from '../federation/workspace-root.ts';
import { generateWorkflow } from '../generate/generate.ts';
import { packageManager } from '../federation/package-manager.ts';

const References = z.record(z.string(), z.string());

const Manifest = z.looseObject({
  name: z.string(),
  version: z.string(),
  dependencies: References,
  devDependencies: References,
});

const Workspace = z.object({ catalog: References });

/**
 * The files that turn the folder of a remote into a separate repository: its manifest, with versions instead of references to this
 * workspace, and the settings of compiler, pnpm, git and GitHub.
 * @param manifest text of its `package.json`
 * @param packed sources of our packages: `file:packages/emberclutch-web.tgz` by name
 * @returns contents by path
 */
export function standaloneFiles(manifest: string, packed: Record<string, string>): Record<string, string> {
  const { catalog } = Workspace.parse(
    parse(readFileSync(join(workspaceRoot, 'pnpm-workspace.yaml'), 'utf8')),
  );
  const { name, version, dependencies, devDependencies, ...others } = Manifest.parse(JSON.parse(manifest));
  const alone = {
    name,
    version,
    packageManager: packageManager(),
    ...others,
    dependencies: withVersions(dependencies, { ...catalog, ...packed }),
    // Includes packages that the testing library of `web` needs.
    devDependencies: withVersions({ ...peersOfWeb(), ...devDependencies }, { ...catalog, ...packed }),
    // The Node that runs the scripts.
    optionalDependencies: withVersions(nodeOfWorkspace(), catalog),
  };
  return {
    '.github/workflows/release.yml': generateWorkflow('alone', name.replace(/^@[^/]+\//, '')),
    'package.json': `${JSON.stringify(alone, null, 2)}\n`,
    'pnpm-workspace.yaml': pnpmSettings(packed),
    'tsconfig.json': '{ "extends": "@emberclutch/remote-kit/tsconfig.json", "include": ["src"] }\n',
    '.gitignore': '.cache/\n.env\ndist/\nnode_modules/\n',
  };
}

const peersOfWeb = () => readManifest(join(workspaceRoot, 'shared/web/package.json')).peerDependencies;

const nodeOfWorkspace = () => readManifest(join(workspaceRoot, 'package.json')).optionalDependencies ?? {};

const withVersions = (references: Record<string, string>, versions: Record<string, string>) =>
  Object.fromEntries(Object.keys(references).map((name) => [name, versions[name] ?? references[name]]));

const pnpmSettings = (packed: Record<string, string>) => `savePrefix: ''
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
${Object.entries(packed)
  .map(([name, file]) => `  '${name}': ${file}\n`)
  .join('')}`;
