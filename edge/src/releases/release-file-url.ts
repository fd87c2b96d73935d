import type { Release } from '@emberclutch/contract/site/release.ts';
import { releaseUrl } from './site-folder.ts';
import type { SiteInput } from './site-input.ts';

/** URL of a file of a release: absolute if a development server serves it, otherwise relative to the root of the site. */
export const releaseFileUrl = (release: Release, file: string, site: SiteInput): string =>
  `${releaseFolderUrl(release, site)}/${file}`;

/** Without a trailing slash. */
export const releaseFolderUrl = (release: Release, site: SiteInput): string =>
  site.servedElsewhere?.[release.app] ?? `/${releaseUrl(release.app)}/${release.version}`;
