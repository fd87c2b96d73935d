import { hasWorldMap } from '../federation/has-world-map.ts';
import { buildApp } from './build-app.ts';
import { buildInputs } from './build-inputs.ts';
import type { BuildInputs } from './build-inputs.ts';
import type { MapPart } from '../world-map/drawn-world-map.ts';

/**
 * Builds apps in this process. Loading the compilers and warming them up costs as much as a build, so that five apps in one
 * process take two thirds of the processor time that they take in one process each.
 * @param options.mapPart the pictures of the map that builds wait for
 * @param options.describeApi by default the API of this checkout's provider
 * @throws {BuildError}
 */
export async function buildApps(
  apps: readonly string[],
  { mapPart, describeApi }: { mapPart: MapPart; describeApi?: BuildInputs['describeApi'] },
): Promise<void> {
  if (apps.length === 0) return;
  const inputs = { ...buildInputs(describeApi), mapPart };
  const buildSideBySide = (some: readonly string[]) => Promise.all(some.map((app) => buildApp(app, inputs)));
  await buildSideBySide(apps.filter((app) => app !== 'host' && !hasWorldMap(app)));
  // Built alone, because prerendering sets a global `window` that other compilers could see.
  if (apps.includes('host')) await buildApp('host', inputs);
  // Last, because they end with the pictures of the map.
  await buildSideBySide(apps.filter(hasWorldMap));
}
