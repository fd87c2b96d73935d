import { sketchFile } from '@emberclutch/world/map/map-sheet.ts';

/** Where the files of this release are. Set by webpack; a test has none. */
declare const __webpack_public_path__: string | undefined;

/** URL of the pictures of the map, with a slash at its end. */
export const mapFolder = `${typeof __webpack_public_path__ === 'string' ? __webpack_public_path__ : '/'}world/`;

/** The whole map in a small file. */
export const mapSketch = `${mapFolder}${sketchFile}`;
