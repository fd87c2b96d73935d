import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { Worker } from 'node:worker_threads';
import { readManifest } from '../federation/read-manifest.ts';
import { workspaceRoot } from '../federation/workspace-root.ts';

/** The inputs of the pictures of the map. */
const inputs = [
  'shared/world/src/map',
  'shared/world/src/simulation',
  'shared/world/src/scene/dragon-atlas.ts',
  'shared/world/src/scene/far-atlas-file.ts',
  'shared/art/src',
  'tooling/world-map',
];

const cache = join(workspaceRoot, '.cache/world-map');

/** Drawings under way in this process, by folder. */
const drawings = new Map<string, Promise<string>>();

/**
 * The folder with the pictures of the map. They are drawn once for each version of their sources, and kept in `.cache`.
 * Several processes may draw at the same time: each draws into a folder of its own, which then replaces none.
 */
export async function drawnWorldMap(): Promise<string> {
  const folder = join(cache, digestOfInputs());
  if (existsSync(folder)) return folder;
  const drawing = drawings.get(folder) ?? draw(folder);
  drawings.set(folder, drawing);
  return drawing.finally(() => drawings.delete(folder));
}

async function draw(folder: string): Promise<string> {
  const draft = `${folder}-${randomUUID()}`;
  await mkdir(draft, { recursive: true });
  await inWorker(draft);
  try {
    await rename(draft, folder);
  } catch (error) {
    // Another process was faster.
    if (!existsSync(folder)) throw error;
    await rm(draft, { recursive: true });
  }
  return folder;
}

/** Paths of all pictures below the folder of the map. */
export async function filesOfMap(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .toSorted();
}

/** Beside webpack, which needs its own thread. */
function inWorker(folder: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const worker = new Worker(new URL('draw-worker.ts', import.meta.url), { workerData: folder });
  worker.on('error', reject);
  worker.on('exit', (code) =>
    code === 0 ? resolve() : reject(new Error(`Drawing the map ended with ${code}.`)),
  );
  return promise;
}

const canvasVersion = () =>
  readManifest(join(workspaceRoot, 'tooling/node_modules/@napi-rs/canvas/package.json')).version;

function digestOfInputs(): string {
  const hash = createHash('sha256').update(canvasVersion());
  for (const file of inputs.flatMap(sourcesIn))
    hash.update(`${file}\0`).update(readFileSync(join(workspaceRoot, file)));
  return hash.digest('hex').slice(0, 16);
}

/** Source files of a folder, or the file itself. */
function sourcesIn(input: string): string[] {
  if (input.endsWith('.ts')) return [input];
  return readdirSync(join(workspaceRoot, input), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test)\.ts$/.test(entry.name))
    .map((entry) => relative(workspaceRoot, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .toSorted();
}
