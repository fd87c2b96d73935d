import { hasWorldMap } from '../federation/apps.ts';
import { buildApp } from './build-app.ts';
import type { MapPart } from '../world-map/ensure-world-map.ts';

/**
 * Builds apps in this process. Loading and warming up the compilers costs as much as a build, so building five apps in one process takes
 * two thirds of the processor time of one process each.
 * @param mapPart the pictures of the map that builds wait for
 * @throws {BuildError}
 */
export async function buildApps(apps: readonly string[], mapPart: MapPart): Promise<void> {
  if (apps.length === 0) return;
  const buildSideBySide = (some: readonly string[]) => Promise.all(some.map((app) => buildApp(app, mapPart)));
  await buildSideBySide(apps.filter((app) => !hasWorldMap(app)));
  // Builds these apps last, because they finally wait for the pictures of the map.
  await buildSideBySide(apps.filter(hasWorldMap));
}
