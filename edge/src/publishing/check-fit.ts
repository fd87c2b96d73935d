import type { OpenApiDocument } from '@emberclutch/server/open-api/open-api-document.ts';
import { liveVersions } from '../releases/live-site.ts';
import type { LiveApp } from '../releases/live-site.ts';
import type { SiteFolder } from '../releases/site-folder.ts';
import { readReleases } from '../releases/store-release.ts';
import { blockingApiDifferences } from './api-differences.ts';
import { checkCompatibility } from './check-compatibility.ts';

interface Fit {
  before: Record<string, LiveApp> | undefined;
  /** The API that the releases will use. If null, it is unknown and is not compared. */
  api: OpenApiDocument | null;
  isRollback?: boolean;
}

/** Checks whether apps can run together, on the API of the site. @returns a sentence for each obstacle */
export async function checkFit(
  folder: SiteFolder,
  apps: Record<string, LiveApp>,
  { before, api, isRollback = false }: Fit,
): Promise<string[]> {
  const releases = await readReleases(folder, liveVersions({ apps }));
  const changed = releases.filter(({ app, version }) => before?.[app]?.version !== version);
  return [...checkCompatibility(releases, { isRollback }), ...blockingApiDifferences(changed, api)];
}
