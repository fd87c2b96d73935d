import { appNamed, apps } from '../build/apps.ts';
import { buildApp } from '../build/build-app.ts';
import { buildStaleApps } from '../build/build-stale-apps.ts';
import { runCommand } from './run-command.ts';

/** `build` builds all stale apps; `build hatchery` builds that app, stale or not. */
await runCommand(async ([name]) => {
  if (name === undefined) return buildStaleApps(apps, (line) => console.log(line));
  const app = appNamed(name);
  if (!app) throw new Error(`There is no app called ${name}. There are ${apps.join(', ')}.`);
  return buildApp(app);
});
