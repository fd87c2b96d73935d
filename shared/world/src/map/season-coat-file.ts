import type { SeasonName } from '@emberclutch/contract/season/season-name.ts';
import type { MapSheet } from './map-sheet.ts';

/** Pixels per unit. It can be low because a coat is soft; low resolution also saves most of the opacity data, which compresses badly. */
export const coatScale = 0.03;

/** Path of the picture of a season's ground cover for a sheet, below the folder of the map. */
export const toSeasonCoatFile = (season: SeasonName, { name }: MapSheet): string =>
  `season/${season.toLowerCase()}-${name}.webp`;
