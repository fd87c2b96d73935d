import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { hashSources } from '../federation/hash-sources.ts';
import { readManifest } from '../federation/read-manifest.ts';
import { workspaceRoot } from '../federation/workspace-root.ts';

/** All pictures of the map, or only the pictures that the world shows first. */
export type MapPart = 'whole' | 'first';

/** Folder of the pictures of the map in a build. */
export const mapFolder = 'world';

/** File with the digest of the pictures' sources. A later start reads it to find out whether it can add missing pictures. */
export const mapDigestFile = 'digest.txt';

/** The inputs of the pictures of the map. */
const digestInputs = [
  'shared/world/src/map',
  'shared/world/src/simulation',
  'shared/world/src/scene/dragon-atlas.ts',
  'shared/world/src/scene/far-atlas-file.ts',
  'shared/art/src',
  'tooling/world-map',
];

const cache = join(workspaceRoot, '.cache/world-map');

/** Drawings in progress in this process, by folder. */
const drawings = new Map<string, Promise<string>>();

/**
 * Returns the folder with the pictures of the map. Draws them once for each version of their sources, and keeps them in `.cache`. Several
 * processes may draw at the same time: each process draws into a separate folder, and the first process to finish wins.
 * @param part with `first`, the folder contains the whole map if it has already been drawn
 */
export async function ensureWorldMap(part: MapPart = 'whole'): Promise<string> {
  const digest = computeMapDigest();
  const whole = join(cache, digest);
  if (existsSync(whole)) return whole;
  const folder = part === 'whole' ? whole : `${whole}-first`;
  if (existsSync(folder)) return folder;
  const drawing = drawings.get(folder) ?? drawMap(folder, part, digest);
  drawings.set(folder, drawing);
  return drawing.finally(() => drawings.delete(folder));
}

async function drawMap(folder: string, part: MapPart, digest: string): Promise<string> {
  const draft = `${folder}-${randomUUID()}`;
  await mkdir(draft, { recursive: true });
  await drawInWorker(draft, part);
  await writeFile(join(draft, mapDigestFile), digest);
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
function drawInWorker(folder: string, part: MapPart): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const worker = new Worker(new URL('draw-worker.ts', import.meta.url), { argv: [folder, part] });
  worker.on('error', reject);
  worker.on('exit', (code) =>
    code === 0 ? resolve() : reject(new Error(`Drawing the map ended with ${code}.`)),
  );
  return promise;
}

const readToolVersion = (name: string) =>
  readManifest(join(workspaceRoot, 'tooling/node_modules', name, 'package.json')).version;

/** Computes the digest of the pictures' sources. */
export function computeMapDigest(): string {
  const hash = hashSources(digestInputs.map((input) => join(workspaceRoot, input)));
  for (const name of ['@napi-rs/canvas', 'sharp']) hash.update(`${readToolVersion(name)}\0`);
  return hash.digest('hex').slice(0, 16);
}
