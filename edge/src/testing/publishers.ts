import { spawn } from 'node:child_process';
import type { ChildProcess, StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { access, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { followStore } from '../publishing/follow-store.ts';
import { readSwitch } from '../releases/history.ts';
import { toVersions, readLiveSite, readServedSite } from '../releases/live-site.ts';
import { readRelease } from '../releases/read-release.ts';
import type { SiteFolder } from '../releases/site-folder.ts';
import { createLivePartsReader } from '../rendering/compose.ts';
import { publish } from './publish.ts';
import { writeSmallBuild } from './small-build.ts';
import { smallSettings, testPublisher } from './small-site.ts';

/** Publishes the first releases of a site: a host and one remote. @param builds folder for the builds */
export async function publishFirst(folder: SiteFolder, builds: string): Promise<void> {
  await publish(folder, {
    dists: [
      await writeSmallBuild(builds, { app: 'host' }),
      await writeSmallBuild(builds, { app: 'remote-spawn' }),
    ],
    firstSettings: smallSettings,
    publisher: testPublisher,
  });
}

/** Starts a publisher in its own process. @param args app, name, count and step, as `publish-worker.ts` describes */
const startPublisher = (
  [folder, builds]: [SiteFolder, string],
  args: readonly string[],
  { stdio = 'ignore', environment = {} }: { stdio?: StdioOptions; environment?: Record<string, string> } = {},
): ChildProcess =>
  spawn(process.execPath, [join(import.meta.dirname, 'publish-worker.ts'), folder.root, builds, ...args], {
    stdio,
    env: { ...process.env, ...environment },
  });

interface KillOptions {
  /** Folder for the builds. */
  builds: string;
  killCount: number;
  seed: number;
  environment?: Record<string, string>;
}

/**
 * Kills publishers one after another, each at a different moment of its work.
 * @param folders of one disk, or of several disks that share a store
 * @returns a sentence for each fault after a kill, including a disk that does not reach the state of the store
 */
export async function killPublishers(
  folders: readonly SiteFolder[],
  { builds, killCount, seed, environment }: KillOptions,
): Promise<string[]> {
  const random = createRandom(seed);
  const faults: string[] = [];
  for (let kill = 1; kill <= killCount; kill += 1) {
    const folder = folders[kill % folders.length];
    if (!folder) throw new Error('There is no disk.');
    const stdio: StdioOptions = ['ignore', 'pipe', 'ignore'];
    const child = startPublisher([folder, builds], ['remote-spawn', `k${kill}`, '1000'], {
      stdio,
      environment,
    });
    if (child.stdout) await once(child.stdout, 'data');
    await wait(random() * (folder.isCache ? 400 : 250));
    child.kill('SIGKILL');
    await once(child, 'close');
    const tags = new Set<string | undefined>();
    for (const disk of folders) {
      if (disk.isCache) await followStore(disk);
      const fault = await findFault(disk);
      if (fault !== null) faults.push(`kill ${kill}: ${fault}`);
      tags.add((await readServedSite(disk))?.storeTag);
    }
    if (tags.size > 1) faults.push(`kill ${kill}: the disks differ`);
  }
  return faults;
}

/**
 * Releases the same change again and again, and kills each publisher one call later: before the first call that changes files, before the
 * second, and so on. Removes the remains of each kill, so that every release makes the same number of calls.
 * @returns the number of kills, and the faults after each
 */
export async function killAtEachStep(
  folder: SiteFolder,
  builds: string,
): Promise<{ killCount: number; faults: string[] }> {
  const faults: string[] = [];
  for (let step = 1; step <= maxSteps; step += 1) {
    const child = startPublisher([folder, builds], ['remote-spawn', `s${step}`, '1', String(step)]);
    await once(child, 'close');
    const fault = await findFault(folder);
    if (fault !== null) faults.push(`step ${step}: ${fault}`);
    if (child.signalCode !== 'SIGKILL') return { killCount: step - 1, faults };
    const nextBuild = await writeSmallBuild(builds, { app: 'remote-spawn', version: `1.0.0-after-${step}` });
    await removeLeftovers(folder, 'remote-spawn');
    await publish(folder, { dists: [nextBuild], publisher: testPublisher });
  }
  throw new Error(`A release took more than ${maxSteps} steps.`);
}

/** Maximum number of calls that change files during one small release. */
const maxSteps = 300;

/** Removes the remains of a kill, which a publisher would keep for an hour. */
async function removeLeftovers(folder: SiteFolder, app: string): Promise<void> {
  const live = await readLiveSite(folder);
  const storedVersions = new Set(live?.stored[app]?.map(({ version }) => version));
  for (const name of await readdir(folder.releases(app)))
    if (!storedVersions.has(name)) await rm(folder.release(app, name), { recursive: true, force: true });
}

/** Starts publishers of different remotes at once. @returns their exit codes */
export async function publishAtOnce(
  folder: SiteFolder,
  { builds, publisherCount }: { builds: string; publisherCount: number },
): Promise<(number | null)[]> {
  const children = Array.from({ length: publisherCount }, (_, index) =>
    startPublisher([folder, builds], [`remote-r${index}`, 'a', '1']),
  );
  return Promise.all(children.map(async (child) => (await once(child, 'close')) && child.exitCode));
}

/** Finds a fault that a visitor or the next publisher would notice. @returns null if the site is complete */
export async function findFault(folder: SiteFolder): Promise<string | null> {
  try {
    const live = await readServedSite(folder);
    if (!live) return 'nothing is live';
    for (let number = 1; number < live.number; number += 1)
      if (!(await readSwitch(folder, live, number))) return `the history has no switch ${number}`;
    if (!(await createLivePartsReader(folder)())) return 'the site cannot be composed';
    for (const [app, version] of toVersions(live)) {
      const release = folder.release(app, version);
      await access(join(release, (await readRelease(release)).entry));
    }
    return null;
  } catch (error) {
    return String(error);
  }
}

/** Creates a generator of numbers from 0 to 1 that a seed determines (a linear congruential generator). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
}
