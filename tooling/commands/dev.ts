import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { formatOperatorAddress } from '@emberclutch/edge/operator/format-operator-address.ts';
import { checkPortIsFree } from '@emberclutch/edge/serving/listen.ts';
import { readEdgeSettings } from '@emberclutch/edge/settings.ts';
import type { EdgeSettings } from '@emberclutch/edge/settings.ts';
import { waitUntilStopped } from '@emberclutch/server/process/wait-until-stopped.ts';
import { toFirstSourcePort, serveFromSource } from '../dev/serve-from-source.ts';
import { openDevSite } from '../dev/open-dev-site.ts';
import { serveForLiveHost } from '../dev/serve-for-live-host.ts';
import type { SourceServer } from '../dev/serve-from-source.ts';
import { watchEdge } from '../dev/watch-edge.ts';
import { apps, remotes } from '../federation/apps.ts';
import { findApp, parseArguments, runCommand } from './run-command.ts';

const usage = `dev                              serves all apps from source with Fast Refresh
dev <remote...>                  serves these and the host from source, the others as built
dev <remote...> --remote-only    serves only these, for a running site: enter their addresses at its /variants`;

await runCommand(usage, async (args) => {
  const { positionals, values } = parseArguments(args, Infinity, { 'remote-only': { type: 'boolean' } });
  const namedApps = [...new Set(positionals.map(findApp))];
  const settings = readEdgeSettings(process.env);
  await (values['remote-only'] ? serveRemotes(namedApps, settings) : serveSuite(namedApps, settings));
});

async function serveRemotes(namedRemotes: string[], { port }: EdgeSettings): Promise<void> {
  if (namedRemotes.length === 0 || namedRemotes.includes('host'))
    throw new Error(`Name the remotes to serve: ${remotes.join(', ')}.`);
  const servers: SourceServer[] = [];
  for (const [index, app] of namedRemotes.entries())
    servers.push(await serveForLiveHost(app, toFirstSourcePort(port) + index));
  console.log('\nEnter at /variants of a running site:');
  for (const { app, url } of servers) console.log(`${app.padEnd(18)} ${url}`);
  console.log('Stop               Ctrl-C\n');
  await waitUntilStopped();
  await stopAll(servers);
}

async function serveSuite(namedApps: string[], settings: EdgeSettings): Promise<void> {
  const sourceApps = namedApps.length === 0 ? apps : [...new Set(['host', ...namedApps])];
  await checkPortIsFree(settings);
  // The edge and the development servers share this token, because a standalone page of a remote reads codes in the outbox.
  const generatedToken = process.env.OPERATOR_TOKEN ? null : randomBytes(24).toString('base64url');
  if (generatedToken !== null) process.env.OPERATOR_TOKEN = generatedToken;
  const servers = await serveFromSource(sourceApps, settings.port);
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
  // Listens before the edge starts, so that a signal during its start stops it, too.
  const stopped = waitUntilStopped();
  const edge = watchEdge(siteDir);
  const end = Promise.race([stopped, edge.ended]);
  const url = `http://${settings.host}:${settings.port}`;
  if (await waitUntilReachable(url, end)) {
    console.log(`\nEmberclutch   ${url}`);
    console.log(`Sent mail     ${formatOperatorAddress({ url, generatedToken }, '/outbox')}`);
    for (const server of servers)
      console.log(`${server.app.padEnd(18)} ${server.url}${server.app === 'host' ? '' : '   (standalone)'}`);
    console.log('Stop               Ctrl-C\n');
  }
  await end;
  await edge.stop();
}

async function stopAll(servers: readonly SourceServer[]): Promise<void> {
  await Promise.all(servers.map(({ stop }) => stop()));
}

/** Waits until the edge answers, because a watched process does not report when it is ready. @returns false if it ends before that */
async function waitUntilReachable(address: string, end: Promise<void>): Promise<boolean> {
  const hasEnded = end.then(() => true);
  while (!(await fetch(address, { method: 'HEAD' }).catch(() => null)))
    if (await Promise.race([hasEnded, setTimeout(200, false)])) return false;
  return true;
}
