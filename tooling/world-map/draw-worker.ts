import { drawTiles } from './draw-tiles.ts';

const [, , folder = ''] = process.argv;
await drawTiles(folder);
