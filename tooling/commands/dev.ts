import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { formatOperatorAddress } from '@emberclutch/edge/operator/format-operator-address.ts';
import { readEdgeSettings } from '@emberclutch/edge/settings.ts';
import type { EdgeSettings } from '@emberclutch/edge/settings.ts';
import { checkPortIsFree } from '@emberclutch/edge/serving/check-port-is-free.ts';
import { waitUntilStopped } from '@emberclutch/server/process/until-stopped.ts';
import { toFirstSourcePort, serveFromSource } from '../dev/serve-from-source.ts';
import { openDevSite } from '../dev/open-dev-site.ts';
import { serveForLiveHost } from '../dev/serve-for-live-host.ts';
import type { SourceServer } from '../dev/serve-from-source.ts';
import { watchEdge } from '../dev/watch-edge.ts';
import { apps, remotes } from '../federation/apps.ts';
import { findApp, parseArguments, runCommand } from './run-command.ts';

const usage = `dev                              serves all apps from source with Fast Refresh
dev <remote...>                  serves these and the host from source, the others as built
dev <remote...> --remote-only    serves these alone, for a running site: enter their addresses at its /variants`;

await runCommand(usage, async (args) => {
  const { positionals, has } = parseArguments(args, ['remote-only']);
  const named = [...new Set(positionals.map(findApp))];
  const settings = readEdgeSettings(process.env);
  await (has('remote-only') ? serveRemotes(named, settings) : serveSuite(named, settings));
});

async function serveRemotes(named: string[], { port }: EdgeSettings): Promise<void> {
  if (named.length === 0 || named.includes('host'))
    throw new Error(`Name the remotes to serve: ${remotes.join(', ')}.`);
  const servers: SourceServer[] = [];
  for (const [index, app] of named.entries())
    servers.push(await serveForLiveHost(app, toFirstSourcePort(port) + index));
  console.log('\nEnter at /variants of a running site:');
  for (const { app, url } of servers) console.log(`${app.padEnd(18)} ${url}`);
  console.log('Stop               Ctrl-C\n');
  await waitUntilStopped();
  await stopAll(servers);
}

async function serveSuite(named: string[], settings: EdgeSettings): Promise<void> {
  const fromSource = named.length === 0 ? apps : [...new Set(['host', ...named])];
  await checkPortIsFree(settings.port, settings.host);
  // The edge and the development servers share this token, because the page of a standalone remote reads codes in the outbox.
  const generatedToken = process.env.OPERATOR_TOKEN ? null : randomBytes(24).toString('base64url');
  if (generatedToken !== null) process.env.OPERATOR_TOKEN = generatedToken;
  const servers = await serveFromSource(fromSource, settings.port);
  try {
    const site = await openDevSite(settings, servers, (line) => console.log(line));
    try {
      await serveSite({ siteDir: site.siteDir, generatedToken }, settings, servers);
    } finally {
      await site.stop();
    }
  } finally {
    await stopAll(servers);
  }
}

async function serveSite(
  { siteDir, generatedToken }: { siteDir: string; generatedToken: string | null },
  settings: EdgeSettings,
  servers: readonly SourceServer[],
): Promise<void> {
  // Called before the edge starts, so that a signal during its start stops it, too.
  const stopped = waitUntilStopped();
  const edge = watchEdge(siteDir);
  const over = Promise.race([stopped, edge.ended]);
  const url = `http://${settings.host}:${settings.port}`;
  if (await isReachable(url, over)) {
    console.log(`\nEmberclutch   ${url}`);
    console.log(`Sent mail     ${formatOperatorAddress({ url, generatedToken }, '/outbox')}`);
    for (const { app, url } of servers)
      console.log(`${app.padEnd(18)} ${url}${app === 'host' ? '' : '   (standalone)'}`);
    console.log('Stop               Ctrl-C\n');
  }
  await over;
  await edge.stop();
}

const stopAll = (servers: readonly SourceServer[]) => Promise.all(servers.map(({ stop }) => stop()));

/** Waits for the edge, whose watched process does not report when it is ready. @returns false if it ends before that */
async function isReachable(address: string, over: Promise<void>): Promise<boolean> {
  const isOver = over.then(() => true);
  while (!(await fetch(address, { method: 'HEAD' }).catch(() => null)))
    if (await Promise.race([isOver, setTimeout(200, false)])) return false;
  return true;
}
