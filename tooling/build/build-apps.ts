import { hasWorldMap } from '../federation/has-world-map.ts';
import { buildApp } from './build-app.ts';
import { buildInWorker } from './build-in-worker.ts';
import { buildInputs } from './build-inputs.ts';

/**
 * Builds apps in this process: the host, which takes a third of the time, in a thread of its own, where prerendering may set a
 * global `window`, and the remotes in this one. Loading the compilers and warming them up costs as much as a build, so that more
 * threads would take longer.
 * @throws {BuildError} of a remote
 * @throws {Error} of the host
 */
export async function buildApps(apps: readonly string[]): Promise<void> {
  if (apps.length === 0) return;
  const inputs = buildInputs();
  const buildSideBySide = (some: readonly string[]) => Promise.all(some.map((app) => buildApp(app, inputs)));
  const remotes = apps.filter((app) => app !== 'host');
  const buildRemotes = async () => {
    await buildSideBySide(remotes.filter((app) => !hasWorldMap(app)));
    // Last, because it waits for the map.
    await buildSideBySide(remotes.filter(hasWorldMap));
  };
  await Promise.all([...(apps.includes('host') ? [buildInWorker('host', inputs)] : []), buildRemotes()]);
}
