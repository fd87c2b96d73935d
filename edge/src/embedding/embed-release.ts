import type { EmbedRelease } from '@emberclutch/contract/site/embed-release.ts';
import type { Composition } from '../composition/composition.ts';
import { embedUrl } from '../releases/site-folder.ts';

/** The files that pages of other sites can load, by paths of the site; null if the live host has none. */
export const embedRelease = ({ embed, world, worldIntegrity }: Composition): EmbedRelease | null =>
  embed
    ? {
        latest: `/${embedUrl}/emberclutch.js`,
        pinned: `/${embedUrl}/${embed.file}`,
        integrity: embed.integrity,
        ...(world !== undefined && { world }),
        ...(worldIntegrity !== undefined && { worldIntegrity }),
      }
    : null;
