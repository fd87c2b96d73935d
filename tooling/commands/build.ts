import { apps } from '../federation/apps.ts';
import { buildApps } from '../build/build-apps.ts';
import { buildStaleApps } from '../build/build-stale-apps.ts';
import { appOf, parseArguments } from './parse-arguments.ts';
import { runCommand } from './run-command.ts';

/** `build` builds all stale apps; `build hatchery spawn` builds these apps, stale or not. */
await runCommand(async (args) => {
  const { positionals } = parseArguments(args);
  return positionals.length === 0
    ? buildStaleApps(apps, (line) => console.log(line))
    : buildApps([...new Set(positionals.map(appOf))]);
});
