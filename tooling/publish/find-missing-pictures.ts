import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { addMissingFiles } from '@emberclutch/edge/releases/add-missing-files.ts';
import { readLiveSite } from '@emberclutch/edge/releases/live-site.ts';
import { releaseUrl, createSiteFolder } from '@emberclutch/edge/releases/site-folder.ts';
import type { EdgeSettings } from '@emberclutch/edge/settings.ts';
import { ifPresent } from '@emberclutch/server/process/if-present.ts';
import { apps, hasWorldMap } from '../federation/apps.ts';
import { listMissingPictures } from '../world-map/add-world-map.ts';
import { ensureWorldMap, computeMapDigest, mapDigestFile, mapFolder } from '../world-map/ensure-world-map.ts';

export interface MissingPictures {
  /** URL paths of the missing pictures. */
  paths: string[];
  /**
   * Draws the map in a process of lower priority, and adds the pictures to the live release.
   * @param signal aborts the drawing
   * @throws {Error} if it fails
   */
  draw: (signal: AbortSignal) => Promise<void>;
}

/**
 * The pictures of the map that a live release lacks, because the start that published it did not wait for them or was killed before they
 * were drawn. This checkout can draw them if it has the same sources.
 * @returns null if none is missing
 */
export async function findMissingPictures({
  siteDir,
}: Pick<EdgeSettings, 'siteDir'>): Promise<MissingPictures | null> {
  const folder = createSiteFolder(siteDir);
  const live = await readLiveSite(folder);
  for (const app of apps.filter(hasWorldMap)) {
    const version = live?.apps[app]?.version;
    if (version === undefined) continue;
    const pictures = join(folder.release(app, version), mapFolder);
    const missing = listMissingPictures(folder.release(app, version));
    if (missing.length === 0 || (await readDigest(pictures)) !== computeMapDigest()) continue;
    return {
      paths: missing.map((file) => `/${releaseUrl(app)}/${version}/${mapFolder}/${file}`),
      async draw(signal) {
        await drawInProcess(signal);
        await addMissingFiles(pictures, await ensureWorldMap());
      },
    };
  }
  return null;
}

const readDigest = (pictures: string): Promise<string | null> =>
  ifPresent(readFile(join(pictures, mapDigestFile), 'utf8'));

async function drawInProcess(signal: AbortSignal): Promise<void> {
  const script = join(import.meta.dirname, '../world-map/draw-later.ts');
  const child = spawn(process.execPath, [script], { stdio: ['ignore', 'ignore', 'pipe'], signal });
  const [output] = await Promise.all([text(child.stderr), once(child, 'close')]);
  if (child.exitCode !== 0) throw new Error(output.trim());
}
