import { apps, hasWorldMap } from '../federation/apps.ts';
import { ensureWorldMap } from '../world-map/ensure-world-map.ts';
import { buildStaleApps } from '../build/build-stale-apps.ts';
import { findApp, parseArguments, runCommand } from './run-command.ts';

const usage = `build                    builds the apps that are out of date
build <app...>           builds these apps
build --first-pictures   does not wait for the whole map of the world`;

await runCommand(usage, async (args) => {
  const { positionals, has } = parseArguments(args, ['first-pictures']);
  const mapPart = has('first-pictures') ? 'first' : 'whole';
  if (positionals.length === 0) return buildStaleApps(apps, (line) => console.log(line));
  const named = [...new Set(positionals.map(findApp))];
  // Starts drawing on another core before the compilers are loaded, because drawing the map takes as long as all builds. If it fails, the
  // builds report the failure.
  if (named.some(hasWorldMap)) ensureWorldMap(mapPart).catch(() => undefined);
  const { buildApps } = await import('../build/build-apps.ts');
  return buildApps(named, mapPart);
});
