import { drawFirstPictures, drawTiles } from './draw-tiles.ts';

const [, , folder = '', part] = process.argv;
await (part === 'first' ? drawFirstPictures(folder) : drawTiles(folder));
