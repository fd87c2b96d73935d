import { elements } from '@emberclutch/contract/asset/asset-values.ts';
import { seasonNames } from '@emberclutch/contract/season/season-name.ts';
import {
  districtSheets,
  isDrawn,
  mainSheet,
  openSeaFile,
  sketchFile,
  tileScales,
  tilesOf,
} from '@emberclutch/world/map/map-sheet.ts';
import { seasonCoatFile } from '@emberclutch/world/map/season-coat-file.ts';
import { atlases } from '@emberclutch/world/scene/dragon-atlas.ts';

const sheets = [mainSheet, ...elements.map((house) => districtSheets[house])];

/** Paths of all pictures below the folder of the map. */
export const allMapFiles: readonly string[] = [
  sketchFile,
  openSeaFile,
  ...Object.values(atlases).map(({ file }) => file),
  ...sheets.flatMap((sheet) => [
    ...seasonNames.map((season) => seasonCoatFile(season, sheet)),
    ...tileScales.flatMap((_scale, level) =>
      tilesOf(sheet, level, sheet.region)
        .filter(isDrawn)
        .map(({ path }) => path),
    ),
  ]),
];
