import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';

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

/** Reads the `package.json` at a path. */
export const readManifest = (file: string): Manifest =>
  z.parse(Manifest, JSON.parse(readFileSync(file, 'utf8')));
