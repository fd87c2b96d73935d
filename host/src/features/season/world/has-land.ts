import { withSlug } from '@emberclutch/contract/site/page-path.ts';
import { paths } from '@emberclutch/web/routing/paths.ts';

/**
 * Whether a page ends with the ground of the season. Not the page of the world: its map would cover the ground, so that page
 * draws its own.
 * @param slug of the site, which is part of the world's address
 */
export const hasLand = (pathname: string, slug: string): boolean =>
  pathname !== paths.hatched && pathname !== withSlug(paths.world, slug);
