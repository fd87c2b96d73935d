import type { Release } from '@emberclutch/contract/site/release.ts';
import { releaseUrl } from './site-folder.ts';
import type { SiteInput } from './site-input.ts';

/** URL of a file of a release: absolute where a development server serves it, else from the site's root. */
export const releaseFileUrl = (release: Release, file: string, site: SiteInput): string =>
  `${releaseFolderUrl(release, site)}/${file}`;

/** Without a slash at the end. */
export const releaseFolderUrl = (release: Release, site: SiteInput): string =>
  site.servedElsewhere?.[release.app] ?? `/${releaseUrl(release.app)}/${release.version}`;
