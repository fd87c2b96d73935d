import { LocalSite } from '@emberclutch/edge/publishing/local-site.ts';
import { openSiteFolder } from '@emberclutch/edge/publishing/open-site-folder.ts';
import { readLiveApi } from '@emberclutch/edge/publishing/read-live-api.ts';
import type { SiteOperations } from '@emberclutch/edge/publishing/site-operations.ts';
import type { EdgeSettings } from '@emberclutch/edge/settings.ts';
import { RemoteSite } from './remote-site.ts';

/**
 * The site that commands of a publisher act on: through its edge at RELEASE_URL, or in the folder SITE_DIR.
 * @param compressesLater whether `compressLiveReleases` follows
 */
export async function openSite(settings: EdgeSettings, compressesLater?: boolean): Promise<SiteOperations> {
  const { releaseUrl, releaseToken, providerUrls, site } = settings;
  if (releaseUrl !== null) return new RemoteSite(releaseUrl, releaseToken);
  const folder = await openSiteFolder(settings);
  const readApi = () => readLiveApi(folder, providerUrls);
  return new LocalSite({ folder, readApi, firstSettings: site, compressesLater });
}
