import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { toVersions, readServedSite } from '../releases/live-site.ts';
import { createSiteFolder } from '../releases/site-folder.ts';
import type { SiteFolder } from '../releases/site-folder.ts';
import { publish } from './publish.ts';
import { writeSmallBuild } from './small-build.ts';
import type { SmallBuild } from './small-build.ts';

export const smallSettings = { PUBLIC_URL: 'https://eggs.example', SITE_X_URL: 'https://x.example' };

export const testPublisher = { by: 'tester', commit: 'abc' };

export type TemporarySite = Awaited<ReturnType<typeof createTemporarySite>>;

/** Creates a temporary folder for the site of one test. */
export async function createTemporarySite() {
  const root = await mkdtemp(join(memoryFolder, 'site-'));
  const folder = createSiteFolder(join(root, 'site'));
  return {
    root,
    folder,
    build: (options: SmallBuild) => writeSmallBuild(root, options),
    /** Makes builds live in one switch. */
    publish: (
      builds: readonly SmallBuild[],
      options: Partial<Parameters<typeof publish>[1]> = {},
      at = folder,
    ) => publishBuilds(at, root, builds, options),
    remove: () => rm(root, { recursive: true, force: true }),
  };
}

/** Lists the versions that a disk serves, by app. */
export async function listLiveApps(folder: SiteFolder): Promise<Record<string, string>> {
  return Object.fromEntries(toVersions((await readServedSite(folder)) ?? { apps: {} }));
}

async function publishBuilds(
  folder: SiteFolder,
  root: string,
  builds: readonly SmallBuild[],
  options: Partial<Parameters<typeof publish>[1]>,
) {
  const dists = await Promise.all(builds.map((build) => writeSmallBuild(root, build)));
  return publish(folder, { dists, firstSettings: smallSettings, publisher: testPublisher, ...options });
}

/** Folder in which tests keep sites. Each file of a site is synced separately, which on a disk takes most of a test's time. */
export const memoryFolder = process.env.TEST_MEMORY_FOLDER ?? tmpdir();

export function provideTemporarySite(): TemporarySite {
  // Cast: filled before each test.
  const site = {} as TemporarySite;
  beforeEach(async () => void Object.assign(site, await createTemporarySite()));
  afterEach(() => site.remove());
  return site;
}
