import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { addSampleWorld, openEdge } from '@emberclutch/edge/open-edge.ts';
import { openSiteFolder } from '@emberclutch/edge/publishing/open-site-folder.ts';
import { formatOperatorAddress } from '@emberclutch/edge/operator/format-operator-address.ts';
import { PendingFiles } from '@emberclutch/edge/serving/pending-files.ts';
import { readEdgeSettings } from '@emberclutch/edge/settings.ts';
import type { EdgeSettings } from '@emberclutch/edge/settings.ts';
import { ensureWritable } from '@emberclutch/edge/releases/ensure-writable.ts';
import { collectWhileIdle } from '@emberclutch/server/process/collect-while-idle.ts';
import { waitUntilStopped } from '@emberclutch/server/process/wait-until-stopped.ts';
import { readServedSite, readLiveSite } from '@emberclutch/edge/releases/live-site.ts';
import type { SiteSettings } from '@emberclutch/edge/releases/site-settings.ts';
import { addMissingFiles } from '@emberclutch/edge/releases/add-missing-files.ts';
import { releaseUrl, createSiteFolder } from '@emberclutch/edge/releases/site-folder.ts';
import { ignoreMissing } from '@emberclutch/server/process/ignore-missing.ts';
import { publishSite } from '../publish/publish-site.ts';
import { apps, hasWorldMap } from '../federation/apps.ts';
import { computeInputDigest } from '../build/input-digest.ts';
import { parseArguments, runCommand } from './run-command.ts';
import { listMissingPictures } from '../world-map/add-world-map.ts';
import { ensureWorldMap, computeMapDigest, mapDigestFile, mapFolder } from '../world-map/ensure-world-map.ts';

const usage = `start              serves the site and the API from one process; the first start builds and publishes, later starts serve
                   the live releases, because a restart must not undo a release or a rollback
start --publish    builds and publishes this checkout first
PORT, HOST and all other settings are environment variables: docs/settings.md.`;

await runCommand(usage, async (args) => {
  const { publish: isRequested = false } = parseArguments(args, 0, { publish: { type: 'boolean' } }).values;
  const settings = readEdgeSettings(addSampleWorld(process.env));
  await ensureWritable(settings.dataDir);
  if (settings.providerUrls.length === 0)
    console.log('Opening the database (the first start creates and seeds it)');
  const pendingFiles = new PendingFiles();
  let missingPictures: MissingPictures | null = null;
  const publish = async (onStarted: () => void) => {
    await publishIfNeeded(settings, isRequested, onStarted);
    missingPictures = await findMissingPictures(settings);
    pendingFiles.expect(missingPictures?.paths ?? []);
  };
  const edge = await openEdge(settings, { LOG_LEVEL: 'warn', ...process.env }, { publish, pendingFiles });
  console.log(`Ready in ${formatSecondsSince(0)} s${missingPictures ? '; the map of the world is still being drawn' : ''}

Emberclutch   ${edge.url}${edge.hasOutbox ? `\nSent mail     ${formatOperatorAddress(edge, '/outbox')}` : ''}
Releases      ${formatOperatorAddress(edge, '/releases')}
Stop          Ctrl-C
`);
  const drawing = new AbortController();
  // Does not wait for the map, because a signal that arrives meanwhile must stop this process gracefully.
  if (missingPictures) void drawMap(missingPictures, pendingFiles, drawing.signal);
  collectWhileIdle();
  await waitUntilStopped();
  console.log('Stopping');
  drawing.abort();
  await edge.close();
});

/** Draws the pictures of the map. If that fails, the site shows the world without them, and the next start draws them. */
async function drawMap(
  missingPictures: MissingPictures,
  pendingFiles: PendingFiles,
  signal: AbortSignal,
): Promise<void> {
  const startedAt = performance.now();
  try {
    await missingPictures.draw(signal);
    console.log(`The map is drawn (${formatSecondsSince(startedAt)} s)`);
  } catch (error) {
    if (!signal.aborted) console.error('The map could not be drawn.', error);
  }
  pendingFiles.end();
}

/** Publishes if nothing is live or `--publish` is set; otherwise prints how the checkout differs from the live releases. */
async function publishIfNeeded(
  settings: EdgeSettings,
  isRequested: boolean,
  onStarted: () => void,
): Promise<void> {
  const differences = await findDifferences(settings);
  if (differences === null || isRequested) {
    // A site has no visitors before it is live.
    const isFirst = differences === null && !isRequested;
    // Other edges that use the store would read a release without its pictures.
    const isOnThisDisk = settings.siteStore === '' && settings.releaseUrl === null;
    return publishSite(settings, {
      log: (line) => console.log(line),
      onStarted,
      mapPart: isFirst && isOnThisDisk ? 'first' : 'whole',
    });
  }
  onStarted();
  if (differences.apps.length > 0)
    console.log(
      `Serving the live releases. This checkout differs in ${differences.apps.join(', ')}: start --publish makes it live.`,
    );
  for (const [name, value] of Object.entries(differences.settings))
    console.log(`The site has another ${name}: site set ${name}=${value} changes it.`);
}

/** @param startedAt milliseconds since the process started */
function formatSecondsSince(startedAt: number): string {
  return ((performance.now() - startedAt) / 1_000).toFixed(1);
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

interface MissingPictures {
  /** URL paths of the missing pictures. */
  paths: string[];
  /** Draws the map in a process of lower priority, and adds the pictures to the live release. @throws {Error} if it fails */
  draw: (signal: AbortSignal) => Promise<void>;
}

/**
 * Finds the pictures of the map that a live release lacks, because the start that published it did not wait for them or was killed before
 * they were drawn. This checkout can draw them if it has the same sources.
 * @returns null if no picture is missing
 */
async function findMissingPictures({
  siteDir,
}: Pick<EdgeSettings, 'siteDir'>): Promise<MissingPictures | null> {
  const folder = createSiteFolder(siteDir);
  const live = await readLiveSite(folder);
  for (const app of apps.filter(hasWorldMap)) {
    const version = live?.apps[app]?.version;
    if (version === undefined) continue;
    const pictures = join(folder.release(app, version), mapFolder);
    const missingFiles = listMissingPictures(folder.release(app, version));
    if (missingFiles.length === 0 || (await readDigest(pictures)) !== computeMapDigest()) continue;
    return {
      paths: missingFiles.map((file) => `/${releaseUrl(app)}/${version}/${mapFolder}/${file}`),
      async draw(signal) {
        await drawInProcess(signal);
        await addMissingFiles(pictures, await ensureWorldMap());
      },
    };
  }
  return null;
}

function readDigest(pictures: string): Promise<string | null> {
  return ignoreMissing(readFile(join(pictures, mapDigestFile), 'utf8'));
}

async function drawInProcess(signal: AbortSignal): Promise<void> {
  const script = join(import.meta.dirname, '../world-map/draw-later.ts');
  const child = spawn(process.execPath, [script], { stdio: ['ignore', 'ignore', 'pipe'], signal });
  const [output] = await Promise.all([text(child.stderr), once(child, 'close')]);
  if (child.exitCode !== 0) throw new Error(output.trim());
}
