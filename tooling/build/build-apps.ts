import { hasWorldMap } from '../federation/apps.ts';
import { buildApp } from './build-app.ts';

/**
 * Builds apps in this process. Loading and warming up the compilers costs as much as a build, so one process for five apps takes two thirds of
 * the processor time of five processes.
 * @throws {BuildError}
 */
export async function buildApps(apps: readonly string[]): Promise<void> {
  if (apps.length === 0) return;
  const buildInParallel = (names: readonly string[]) => Promise.all(names.map(buildApp));
  await buildInParallel(apps.filter((app) => !hasWorldMap(app)));
  // Builds these apps last, because they wait for the pictures of the map.
  await buildInParallel(apps.filter(hasWorldMap));
}
