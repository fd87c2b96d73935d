import { constants, setPriority } from 'node:os';
import { drawnWorldMap } from './drawn-world-map.ts';

// The site is served at the same time.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
await drawnWorldMap();
