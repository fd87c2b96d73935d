import { readLiveSite } from './live-site.ts';
import type { Deployment } from './live-site.ts';
import type { SiteFolder } from './site-folder.ts';
import { isStored, readRelease } from './store-release.ts';

/** A period in which a version of an app was live. */
export interface ListedDeployment extends Deployment {
  app: string;
  /** What the release shares, as versions or ranges by module; null if its files have been removed. */
  shared: Record<string, string> | null;
}

/** Every deployment of a site, by app, newest first. @param only one app */
export async function listReleases(folder: SiteFolder, only?: string): Promise<ListedDeployment[]> {
  const live = await readLiveSite(folder);
  const apps = Object.entries(live?.apps ?? {}).filter(([app]) => only === undefined || app === only);
  const listed = apps.flatMap(([app, { deployments }]) =>
    deployments.map(async (deployment) => ({
      ...deployment,
      app,
      shared: (await isStored(folder, app, deployment.version))
        ? (await readRelease(folder.release(app, deployment.version))).shared
        : null,
    })),
  );
  return Promise.all(listed);
}
