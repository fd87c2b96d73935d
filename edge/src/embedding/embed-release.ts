import type { EmbedRelease } from '@emberclutch/contract/site/embed-release.ts';
import type { CompositionParts } from '../composition/composition-parts.ts';
import { releaseFileUrl } from '../releases/release-file-url.ts';
import { embedUrl } from '../releases/site-folder.ts';

/** The files that pages of other sites can load, by paths of the site; null if the live host has none. */
export function embedRelease({ host: { embed }, releases, site }: CompositionParts): EmbedRelease | null {
  if (!embed) return null;
  // Only one remote draws the world.
  const world = releases.find((release) => release.world !== undefined);
  return {
    latest: `/${embedUrl}/emberclutch.js`,
    pinned: `/${embedUrl}/${embed.file}`,
    integrity: embed.integrity,
    ...(world?.world !== undefined && { world: releaseFileUrl(world, world.world, site) }),
    ...(world?.worldIntegrity !== undefined && { worldIntegrity: world.worldIntegrity }),
  };
}
