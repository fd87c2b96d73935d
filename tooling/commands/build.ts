import { apps } from '../federation/apps.ts';
import { buildApp } from '../build/build-app.ts';
import { buildStaleApps } from '../build/build-stale-apps.ts';
import { appOf, expectNoMore, parseArguments } from './parse-arguments.ts';
import { runCommand } from './run-command.ts';

/** `build` builds all stale apps; `build hatchery` builds that app, stale or not. */
await runCommand(async (args) => {
  const [name, ...more] = parseArguments(args).positionals;
  expectNoMore(more);
  return name === undefined ? buildStaleApps(apps, (line) => console.log(line)) : buildApp(appOf(name));
});
