import { buildApp } from './build-app.ts';
import { hasWorldMap } from '../federation/has-world-map.ts';
import { sharedDeclarations } from './contract/shared-declarations.ts';
import type { SharedDeclarations } from './contract/shared-declarations.ts';

/**
 * Builds apps in this process. Loading the compilers and warming them up costs as much as a build, so that five apps in one
 * process take two thirds of the processor time that they take in one process each.
 * @throws {BuildError}
 */
export async function buildApps(apps: readonly string[]): Promise<void> {
  if (apps.length === 0) return;
  const types = sharedDeclarations();
  const withMap = apps.filter(hasWorldMap);
  await buildSideBySide(
    apps.filter((app) => app !== 'host' && !withMap.includes(app)),
    types,
  );
  // Built alone, because prerendering sets a global `window` that other compilers could see.
  if (apps.includes('host')) await buildApp('host', types);
  await buildSideBySide(withMap, types);
}

const buildSideBySide = (apps: readonly string[], types: Promise<SharedDeclarations>) =>
  Promise.all(apps.map((app) => buildApp(app, types)));
