import { publish } from '@emberclutch/edge/publish';
import { readEdgeSettings } from '@emberclutch/edge/settings';
import { siteFolder } from '@emberclutch/edge/site-folder';
import { appNamed, apps, distOf } from '../build/apps.ts';
import { buildStaleApps } from '../build/build-stale-apps.ts';
import { siteInput } from '../build/site-input.ts';
import { runCommand } from './run-command.ts';

/** `release hatchery`: builds one app and makes it live in the site of DATA_DIR. The other apps do not change. */
await runCommand(async ([name = '']) => {
  const app = appNamed(name);
  if (!app) throw new Error(`Name the app to release: ${apps.join(', ')}.`);
  const settings = readEdgeSettings(process.env);
  await buildStaleApps([app], (line) => console.log(line));
  const [release] = await publish(siteFolder(settings.siteDir), await siteInput(settings), [distOf(app)]);
  console.log(release ? `${app} ${release.version} is live.` : `${app}: this very version is live already.`);
});
