import { mapArea } from './map-area.ts';
import { expand } from './region.ts';
import type { Region } from './region.ts';

/** The main sheet and the sea around it, for districts, and for windows of another shape than the map. */
export const openSea: Region = expand(mapArea, 30_000);
