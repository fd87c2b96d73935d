import type { Region } from './region.ts';

/** What is painted: the world and the sea around it, so that a wide window can show the whole world. */
export const mapArea: Region = { x: -1_600, y: -250, width: 15_200, height: 8_500 };
