import { withSlug } from '@emberclutch/contract/site/page-path.ts';
import { paths } from '@emberclutch/web/routing/paths.ts';

/**
 * Whether a page ends on the ground of the season. The map of the world stands behind it, so that the page of the world draws it itself.
 * @param slug that of the site, which is part of the address of the world
 */
export const hasLand = (pathname: string, slug: string): boolean =>
  pathname !== paths.hatched && pathname !== withSlug(paths.world, slug);
