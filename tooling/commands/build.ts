import { apps, hasWorldMap } from '../federation/apps.ts';
import { ensureWorldMap } from '../world-map/ensure-world-map.ts';
import { buildStaleApps } from '../build/build-stale-apps.ts';
import { findApp, parseArguments, runCommand } from './run-command.ts';

const usage = `build            builds the apps that are out of date
build <app...>   builds these apps`;

await runCommand(usage, async (args) => {
  const { positionals } = parseArguments(args, Infinity, {});
  if (positionals.length === 0) return buildStaleApps(apps, (line) => console.log(line));
  const namedApps = [...new Set(positionals.map(findApp))];
  // Starts to draw the map on another core before the compilers load, because drawing takes as long as all builds. The builds report a
  // failure.
  if (namedApps.some(hasWorldMap)) ensureWorldMap().catch(() => undefined);
  const { buildApp } = await import('../build/build-app.ts');
  // Loading and warming up the compilers costs as much as a build, so one process for five apps takes two thirds of the processor time of
  // five processes. Apps with a map come last, because they wait for its pictures.
  await Promise.all(namedApps.filter((app) => !hasWorldMap(app)).map(buildApp));
  await Promise.all(namedApps.filter(hasWorldMap).map(buildApp));
});
