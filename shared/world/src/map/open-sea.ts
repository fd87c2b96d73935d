import { mapArea } from './world-area.ts';
import { mapPalette } from './map-palette.ts';
import { mixColors } from '@emberclutch/art/palette.ts';
import { expand } from './box.ts';
import type { Box } from './box.ts';

/** The main sheet and the sea around it. That sea shows around districts, and in windows whose shape differs from the map's. */
export const openSea: Box = expand(mapArea, 30_000);

/** Opacity of the shade over the open sea. The light from the upper left does not reach the open sea. */
export const openSeaShade = 0.42;

/** Colour of the open sea far from the main islands, and everywhere until its picture has loaded. */
export const openSeaColor = mixColors(mapPalette.seaDeep, mapPalette.shade, openSeaShade);
