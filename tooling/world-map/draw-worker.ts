import { workerData } from 'node:worker_threads';
import { drawTiles } from './draw-tiles.ts';

await drawTiles(String(workerData));
