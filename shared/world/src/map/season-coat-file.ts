import type { SeasonName } from '@emberclutch/contract/season/season-name.ts';
import type { MapSheet } from './map-sheet.ts';

/** Pixels per unit. Low, because a coat is soft, and most of what it needs is opacity, which compresses badly. */
export const coatScale = 0.03;

/** The picture of what a season lays over a sheet, below the folder of the map. */
export const seasonCoatFile = (season: SeasonName, { name }: MapSheet): string =>
  `season/${season.toLowerCase()}-${name}.webp`;
