import { sketchFile } from '@emberclutch/world/map/map-sheet.ts';

/** Base URL of this release's files. Set by webpack; undefined in tests. */
declare const __webpack_public_path__: string | undefined;

/** URL of the pictures of the map, with a slash at its end. */
export const mapFolder = `${typeof __webpack_public_path__ === 'string' ? __webpack_public_path__ : '/'}world/`;

/** A small picture of the whole map. */
export const mapSketch = `${mapFolder}${sketchFile}`;
