import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { addMissingFiles } from '@emberclutch/edge/releases/add-missing-files.ts';
import { elements } from '@emberclutch/contract/asset/asset-values.ts';
import { seasonNames } from '@emberclutch/contract/season/season-name.ts';
import {
  districtSheets,
  isDrawn,
  mainSheet,
  openSeaFile,
  sketchFile,
  tileScales,
  listTiles,
  toSeasonCoatFile,
} from '@emberclutch/world/map/map-sheet.ts';
import { atlases } from '@emberclutch/world/scene/dragon-atlas.ts';
import { ensureWorldMap, mapFolder } from './ensure-world-map.ts';

/** Adds the pictures of the map to a build that did not wait for them. */
export async function addWorldMap(dist: string): Promise<void> {
  if (listMissingPictures(dist).length > 0)
    await addMissingFiles(join(dist, mapFolder), await ensureWorldMap());
}

/** Lists the pictures of the map that a build or a release lacks. Paths are relative to the map's folder. */
export const listMissingPictures = (release: string): string[] =>
  allMapFiles.filter((file) => !existsSync(join(release, mapFolder, file)));

const sheets = [mainSheet, ...elements.map((house) => districtSheets[house])];

/** Paths of all pictures, relative to the map's folder. */
export const allMapFiles: readonly string[] = [
  sketchFile,
  openSeaFile,
  ...Object.values(atlases).map(({ file }) => file),
  ...sheets.flatMap((sheet) => [
    ...seasonNames.map((season) => toSeasonCoatFile(season, sheet)),
    ...tileScales.flatMap((_scale, level) =>
      listTiles(sheet, level, sheet.region)
        .filter(isDrawn)
        .map(({ path }) => path),
    ),
  ]),
];
