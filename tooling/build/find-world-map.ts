import { join } from 'node:path';
import { isStandaloneRemote, workspaceRoot } from '../federation/workspace-root.ts';
import { ensureWorldMap } from '../world-map/ensure-world-map.ts';

/** Finds the folder with the pictures of the map, which it draws if necessary. A standalone remote has them in the package of the world. */
export const findWorldMap = async (): Promise<string> =>
  isStandaloneRemote
    ? join(workspaceRoot, 'node_modules/@emberclutch/world/dist/map-pictures')
    : ensureWorldMap();
