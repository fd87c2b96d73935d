import { setTimeout } from 'node:timers/promises';
import { openDevSite } from '../dev/open-dev-site.ts';
import { serveFromSource } from '../dev/serve-from-source.ts';
import { watchEdge } from '../dev/watch-edge.ts';
import { readEdgeSettings } from '@emberclutch/edge/settings';
import { checkPortIsFree } from '@emberclutch/edge/check-port-is-free';
import { apps } from '../build/apps.ts';
import { untilStopped } from '@emberclutch/provider/until-stopped';
import { appOf, parseArguments } from './parse-arguments.ts';
import { runCommand } from './run-command.ts';

/**
 * `dev` serves every app from source with Fast Refresh. `dev hatchery` serves that remote and the host from source, the
 * others as built: Fast Refresh needs a development build of React, which the host provides.
 */
await runCommand(async (args) => {
  const names = parseArguments(args).positionals;
  const fromSource = names.length === 0 ? apps : [...new Set(['host', ...names.map(appOf)])];
  const settings = readEdgeSettings(process.env);
  await checkPortIsFree(settings.port, settings.host);
  const servers = await serveFromSource(fromSource, settings.port);
  const siteDir = await openDevSite(settings, servers, (line) => console.log(line));
  const address = `http://${settings.host}:${settings.port}`;
  const edge = watchEdge(siteDir);
  await Promise.race([untilReachable(address), edge.ended]);
  console.log(`\nEmberclutch   ${address}`);
  for (const { app, url } of servers)
    console.log(`${app.padEnd(18)} ${url}${app === 'host' ? '' : '   (alone)'}`);
  console.log('Stop               Ctrl-C\n');
  await Promise.race([untilStopped(), edge.ended]);
  await Promise.all([edge.stop(), ...servers.map(({ stop }) => stop())]);
});

/** The edge runs in a watched process that does not report when it is ready. */
async function untilReachable(address: string): Promise<void> {
  while (!(await fetch(address, { method: 'HEAD' }).catch(() => null))) await setTimeout(200);
}
