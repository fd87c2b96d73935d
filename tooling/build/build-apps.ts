import { hasWorldMap } from '../federation/has-world-map.ts';
import { buildApp } from './build-app.ts';
import type { MapPart } from '../world-map/drawn-world-map.ts';

/**
 * Builds apps in this process. Loading the compilers and warming them up costs as much as a build, so that five apps in one
 * process take two thirds of the processor time that they take in one process each.
 * @param mapPart the pictures of the map that builds wait for
 * @throws {BuildError}
 */
export async function buildApps(apps: readonly string[], mapPart: MapPart): Promise<void> {
  if (apps.length === 0) return;
  const buildSideBySide = (some: readonly string[]) => Promise.all(some.map((app) => buildApp(app, mapPart)));
  await buildSideBySide(apps.filter((app) => !hasWorldMap(app)));
  // Last, because they end with the pictures of the map.
  await buildSideBySide(apps.filter(hasWorldMap));
}
