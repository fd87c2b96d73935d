import { mapArea } from './map-area.ts';
import { mapPalette } from './map-palette.ts';
import { mix } from './mix.ts';
import { expand } from './region.ts';
import type { Region } from './region.ts';

/** The main sheet and the sea around it, for districts, and for windows of another shape than the map. */
export const openSea: Region = expand(mapArea, 30_000);

/** Share of the shade that lies over the open sea: the light comes from the upper left, and ends before it. */
export const openSeaShade = 0.42;

/** What the open sea looks like far from the main islands, and until its picture has loaded. */
export const openSeaColor = mix(mapPalette.seaDeep, mapPalette.shade, openSeaShade);
