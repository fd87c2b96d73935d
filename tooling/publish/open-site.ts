import { publisherSettings } from '@emberclutch/edge/publisher-settings.ts';
import type { SiteOperations } from '@emberclutch/edge/publishing/local-site.ts';
import { RemoteSite } from './remote-site.ts';

/** Opens the site on which a publisher's commands act: through its edge at RELEASE_URL, or in the folder SITE_DIR. */
export async function openSite(): Promise<SiteOperations> {
  const { releaseUrl, releaseToken } = publisherSettings.read(process.env);
  if (releaseUrl !== null) return new RemoteSite(releaseUrl, releaseToken);
  // Imports the module on demand, because a publisher who sends builds to an edge needs no publishing code of the edge.
  const { openLocalSite } = await import('./open-local-site.ts');
  return openLocalSite();
}
