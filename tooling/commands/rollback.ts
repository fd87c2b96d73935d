import { rollback } from '@emberclutch/edge/publish';
import { readEdgeSettings } from '@emberclutch/edge/settings';
import { siteFolder } from '@emberclutch/edge/site-folder';
import { appNamed, apps } from '../build/apps.ts';
import { siteInput } from '../build/site-input.ts';
import { runCommand } from './run-command.ts';

/** `rollback hatchery`: makes the version before the live one live again. */
await runCommand(async ([name = '']) => {
  const app = appNamed(name);
  if (!app) throw new Error(`Name the app to roll back: ${apps.join(', ')}.`);
  const settings = readEdgeSettings(process.env);
  const release = await rollback(siteFolder(settings.siteDir), await siteInput(settings), app);
  console.log(`${app} ${release.version} is live again.`);
});
