import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { getAppFolder, workspaceRoot } from './workspace-root.ts';

/** The parts of a `package.json` that the tooling reads. */
const Manifest = z.object({
  name: z.optional(z.string()),
  version: z.string(),
  packageManager: z.optional(z.string()),
  dependencies: z.optional(z.record(z.string(), z.string())),
  optionalDependencies: z.optional(z.record(z.string(), z.string())),
  peerDependencies: z.optional(z.record(z.string(), z.string())),
  bin: z.optional(z.union([z.string(), z.record(z.string(), z.string())])),
});
type Manifest = z.infer<typeof Manifest>;

export const readManifest = (file: string): Manifest =>
  z.parse(Manifest, JSON.parse(readFileSync(file, 'utf8')));

/** Reads the version of a package that the host or a standalone remote has installed. Host and remotes must have compatible versions. */
export const readInstalledVersion = (packageName: string): string =>
  readManifest(join(getAppFolder('host'), 'node_modules', packageName, 'package.json')).version;

/** Reads the version of pnpm that this workspace pins, with the hash of its package, such as `pnpm@12.21.0+sha512.66fd...`. */
export const readPackageManager = (): string =>
  readManifest(join(workspaceRoot, 'package.json')).packageManager ?? '';

/** Reads the pinned version of pnpm for `npx`. It needs no hash, because a published version of a package never changes. */
export const readPinnedPnpm = (): string => readPackageManager().replace(/\+.*/, '');
