import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { hashSources } from '../federation/hash-sources.ts';
import { readManifest } from '../federation/read-manifest.ts';
import { workspaceRoot } from '../federation/workspace-root.ts';

/** Folder of the pictures of the map in a build. */
export const mapFolder = 'world';

/** The inputs of the pictures of the map. */
const digestInputs = [
  'shared/world/src/map',
  'shared/world/src/simulation',
  'shared/world/src/scene/dragon-atlas.ts',
  'shared/world/src/scene/far-atlas-file.ts',
  'shared/art/src',
  'tooling/world-map',
];

/** The drawing in progress in this process. */
let currentDrawing: Promise<string> | null = null;

/**
 * Returns the folder with the pictures of the map. Draws them once for each version of their sources, and keeps them in `.cache`. Several
 * processes may draw at the same time: each process draws into a separate folder, and the first process to finish wins.
 */
export async function ensureWorldMap(): Promise<string> {
  const folder = join(workspaceRoot, '.cache/world-map', computeMapDigest());
  if (existsSync(folder)) return folder;
  currentDrawing ??= drawMap(folder).finally(() => (currentDrawing = null));
  return currentDrawing;
}

async function drawMap(folder: string): Promise<string> {
  const draft = `${folder}-${randomUUID()}`;
  await mkdir(draft, { recursive: true });
  await drawInWorker(draft);
  try {
    await rename(draft, folder);
  } catch (error) {
    // Another process was faster.
    if (!existsSync(folder)) throw error;
    await rm(draft, { recursive: true });
  }
  return folder;
}

/** Draws in a worker, because webpack needs this thread. */
function drawInWorker(folder: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const worker = new Worker(new URL('draw-worker.ts', import.meta.url), { argv: [folder] });
  worker.on('error', reject);
  worker.on('exit', (code) =>
    code === 0 ? resolve() : reject(new Error(`Drawing the map ended with ${code}.`)),
  );
  return promise;
}

const readToolVersion = (name: string) =>
  readManifest(join(workspaceRoot, 'tooling/node_modules', name, 'package.json')).version;

/** Computes the digest of the pictures' sources. */
function computeMapDigest(): string {
  const hash = hashSources(digestInputs.map((input) => join(workspaceRoot, input)));
  for (const name of ['@napi-rs/canvas', 'sharp']) hash.update(`${readToolVersion(name)}\0`);
  return hash.digest('hex').slice(0, 16);
}
