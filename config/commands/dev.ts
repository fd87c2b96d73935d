import { openDevSite } from '../dev/open-dev-site.ts';
import { serveFromSource } from '../dev/serve-from-source.ts';
import { watchEdge } from '../dev/watch-edge.ts';
import { readEdgeSettings } from '@emberclutch/edge/settings';
import { checkPortIsFree } from '@emberclutch/edge/free-port';
import { appNamed, apps } from '../build/apps.ts';
import { untilStopped } from '@emberclutch/provider/until-stopped';
import { runCommand } from './run-command.ts';

/** `dev` serves every app from source with Fast Refresh; `dev hatchery` that one, the others as built. */
await runCommand(async (names) => {
  const fromSource = names.length === 0 ? apps : names.map(known);
  const settings = readEdgeSettings(process.env);
  await checkPortIsFree(settings.port, settings.host);
  const servers = await serveFromSource(fromSource, settings.port);
  const siteDir = await openDevSite(settings, servers, (line) => console.log(line));
  const edge = watchEdge(siteDir);
  console.log(`\nEmberclutch   http://${settings.host}:${settings.port}`);
  for (const { app, url } of servers)
    console.log(`${app.padEnd(18)} ${url}${app === 'host' ? '' : '   (alone)'}`);
  console.log('Stop               Ctrl-C\n');
  await Promise.race([untilStopped(), edge.ended]);
  await Promise.all([edge.stop(), ...servers.map(({ stop }) => stop())]);
});

function known(name: string): string {
  const app = appNamed(name);
  if (!app) throw new Error(`There is no app called ${name}. There are ${apps.join(', ')}.`);
  return app;
}
