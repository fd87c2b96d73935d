import { LocalSite } from '@emberclutch/edge/publishing/local-site.ts';
import { openSiteFolder } from '@emberclutch/edge/publishing/open-site-folder.ts';
import { readLiveApi } from '@emberclutch/edge/publishing/read-live-api.ts';
import type { SiteOperations } from '@emberclutch/edge/publishing/local-site.ts';
import { readEdgeSettings } from '@emberclutch/edge/settings.ts';
import type { EdgeSettings } from '@emberclutch/edge/settings.ts';

/** Opens the site in SITE_DIR. This process then checks and composes releases itself. */
export async function openLocalSite(
  settings: EdgeSettings = readEdgeSettings(process.env),
): Promise<SiteOperations> {
  const { providerUrls, site } = settings;
  const folder = await openSiteFolder(settings);
  const readApi = () => readLiveApi(folder, providerUrls);
  return new LocalSite({ folder, readApi, firstSettings: site });
}
