import { hasWorldMap } from '../federation/apps.ts';
import { buildApp } from './build-app.ts';
import type { MapPart } from '../world-map/ensure-world-map.ts';

/**
 * Builds apps in this process. Loading and warming up the compilers costs as much as a build. So one process for five apps takes two thirds
 * of the processor time of five processes.
 * @param mapPart the pictures of the map for which the builds wait
 * @throws {BuildError}
 */
export async function buildApps(apps: readonly string[], mapPart: MapPart): Promise<void> {
  if (apps.length === 0) return;
  const buildInParallel = (names: readonly string[]) =>
    Promise.all(names.map((app) => buildApp(app, mapPart)));
  await buildInParallel(apps.filter((app) => !hasWorldMap(app)));
  // Builds these apps last, because they wait for the pictures of the map.
  await buildInParallel(apps.filter(hasWorldMap));
}
