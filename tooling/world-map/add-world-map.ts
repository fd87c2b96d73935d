import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { addMissingFiles } from '@emberclutch/edge/releases/add-missing-files.ts';
import { drawnWorldMap, mapFolder } from './drawn-world-map.ts';
import { allMapFiles } from './all-map-files.ts';

/** Adds the pictures of the map to a build that did not wait for them. */
export async function addWorldMap(dist: string): Promise<void> {
  if (missingPictures(dist).length > 0) await addMissingFiles(join(dist, mapFolder), await drawnWorldMap());
}

/** Paths of the pictures of the map that a build or a release lacks, below the folder of the map. */
export const missingPictures = (release: string): string[] =>
  allMapFiles.filter((file) => !existsSync(join(release, mapFolder, file)));
