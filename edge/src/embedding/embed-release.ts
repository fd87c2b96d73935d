import type { EmbedRelease } from '@emberclutch/contract/site/embed-release.ts';
import type { Release } from '@emberclutch/contract/site/release.ts';
import { embedUrl } from '../releases/site-folder.ts';

/** The files that pages of other sites can load, by paths of the site. */
export const embedRelease = ({ file, integrity }: NonNullable<Release['embed']>): EmbedRelease => ({
  latest: `/${embedUrl}/emberclutch.js`,
  pinned: `/${embedUrl}/${file}`,
  integrity,
});
