import type { Release } from '@emberclutch/contract/site/release.ts';
import type { OpenApiDocument } from '@emberclutch/server/open-api/open-api-document.ts';
import { liveVersions } from '../releases/live-site.ts';
import type { LiveApp } from '../releases/live-site.ts';
import type { SiteFolder } from '../releases/site-folder.ts';
import { readReleaseDeclarations, readReleases } from '../releases/store-release.ts';
import { blockingApiDifferences } from './api-differences.ts';
import { checkCompatibility } from './check-compatibility.ts';

interface Fit {
  before: Record<string, LiveApp> | undefined;
  /** The API that the releases will find; null if it is not known, and not compared. */
  api: OpenApiDocument | null;
  isRollback?: boolean;
  /** Whether these very releases were live together. They do not change, so that only the API may have. */
  ranTogether?: boolean;
}

/** Checks whether apps can run together and find the API that they need. @returns a sentence for each reason against it */
export async function checkFit(
  folder: SiteFolder,
  apps: Record<string, LiveApp>,
  { before, api, isRollback = false, ranTogether = false }: Fit,
): Promise<string[]> {
  const releases = await readReleases(folder, liveVersions({ apps }));
  const changed = releases.filter(({ app, version }) => before?.[app]?.version !== version);
  const differences = blockingApiDifferences(changed, api);
  if (ranTogether) return differences;
  const readTypes = ({ app, version }: Release) => readReleaseDeclarations(folder.release(app, version));
  return [...(await checkCompatibility(releases, readTypes, { isRollback })), ...differences];
}
