import { addSampleWorld, openEdge } from '@emberclutch/edge/open-edge.ts';
import { openSiteFolder } from '@emberclutch/edge/publishing/open-site-folder.ts';
import { formatOperatorAddress } from '@emberclutch/edge/operator/format-operator-address.ts';
import { checkPortIsFree } from '@emberclutch/edge/serving/listen.ts';
import { readEdgeSettings } from '@emberclutch/edge/settings.ts';
import type { EdgeSettings } from '@emberclutch/edge/settings.ts';
import { ensureWritable } from '@emberclutch/edge/releases/ensure-writable.ts';
import { collectGarbageWhileIdle } from '@emberclutch/server/process/collect-garbage-while-idle.ts';
import { waitUntilStopped } from '@emberclutch/server/process/wait-until-stopped.ts';
import { readServedSite } from '@emberclutch/edge/releases/live-site.ts';
import type { SiteSettings } from '@emberclutch/edge/releases/site-settings.ts';
import { publishSite } from '../publish/publish-site.ts';
import { apps } from '../federation/apps.ts';
import { computeInputDigest } from '../build/input-digest.ts';
import { parseArguments, runCommand } from './run-command.ts';

const usage = `start              serves the site and the API from one process; the first start builds and publishes, later starts serve
                   the live releases, because a restart must not undo a release or a rollback
start --publish    builds and publishes this checkout first
PORT, HOST and all other settings are environment variables: docs/settings.md.`;

await runCommand(usage, async (args) => {
  const { publish: isRequested = false } = parseArguments(args, 0, { publish: { type: 'boolean' } }).values;
  const settings = readEdgeSettings(addSampleWorld(process.env));
  await ensureWritable(settings.dataDir);
  await checkPortIsFree(settings);
  if (settings.providerUrls.length === 0)
    console.log('Opening the database (the first start creates and seeds it)');
  const publish = (onStarted: () => void) => publishIfNeeded(settings, isRequested, onStarted);
  const edge = await openEdge(settings, { LOG_LEVEL: 'warn', ...process.env }, publish);
  console.log(`Ready in ${(performance.now() / 1_000).toFixed(1)} s

Emberclutch   ${edge.url}${edge.hasOutbox ? `\nSent mail     ${formatOperatorAddress(edge, '/outbox')}` : ''}
Releases      ${formatOperatorAddress(edge, '/releases')}
Stop          Ctrl-C
`);
  collectGarbageWhileIdle();
  await waitUntilStopped();
  console.log('Stopping');
  await edge.close();
});

/** Publishes if nothing is live or `--publish` is set; otherwise prints how the checkout differs from the live releases. */
async function publishIfNeeded(
  settings: EdgeSettings,
  isRequested: boolean,
  onStarted: () => void,
): Promise<void> {
  const differences = await findDifferences(settings);
  if (differences === null || isRequested)
    return publishSite(settings, (line) => console.log(line), onStarted);
  onStarted();
  if (differences.apps.length > 0)
    console.log(
      `Serving the live releases. This checkout differs in ${differences.apps.join(', ')}: start --publish makes it live.`,
    );
  for (const [name, value] of Object.entries(differences.settings))
    console.log(`The site has another ${name}: site set ${name}=${value} changes it.`);
}

interface Differences {
  /** Apps whose sources in this checkout differ from their live version. */
  apps: string[];
  /** Values from the environment for settings that differ from the site's, by name. */
  settings: SiteSettings;
}

/** Compares the checkout with the live site. @returns null if nothing is live */
async function findDifferences(settings: EdgeSettings): Promise<Differences | null> {
  const folder = await openSiteFolder(settings);
  const live = await readServedSite(folder);
  if (!live) return null;
  return {
    apps: apps.filter((app) => live.apps[app]?.sources !== computeInputDigest(app)),
    settings: Object.fromEntries(
      Object.entries(settings.site).filter(([name, value]) => live.settings[name] !== value),
    ),
  };
}
