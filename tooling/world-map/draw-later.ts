import { constants, setPriority } from 'node:os';
import { ensureWorldMap } from './ensure-world-map.ts';

// The site is served at the same time.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
await ensureWorldMap();
