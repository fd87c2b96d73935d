import { buildApp } from './build-app.ts';
import { sharedDeclarations } from './contract/shared-declarations.ts';

/**
 * Builds apps in this process. Loading the compilers and warming them up costs as much as a build, so that five apps in one
 * process take two thirds of the processor time that they take in one process each.
 * @throws {BuildError}
 */
export async function buildApps(apps: readonly string[]): Promise<void> {
  if (apps.length === 0) return;
  const types = sharedDeclarations();
  await Promise.all(apps.filter((app) => app !== 'host').map((app) => buildApp(app, types)));
  // After the others, because prerendering sets a global `window` that their compilers could see.
  if (apps.includes('host')) await buildApp('host', types);
}
