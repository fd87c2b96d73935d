import { constants, setPriority } from 'node:os';
import { ensureWorldMap } from './ensure-world-map.ts';

// Uses a low priority, because another process serves the site at the same time.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
await ensureWorldMap();
