import { withSlug } from '@emberclutch/contract/site/page-path.ts';
import { paths } from '@emberclutch/web/routing/paths.ts';

/**
 * Whether a page ends with the ground of the season. The ground would be behind the map, so the page of the world draws its own.
 * @param slug of the site, which is part of the address of the world
 */
export const hasLand = (pathname: string, slug: string): boolean =>
  pathname !== paths.hatched && pathname !== withSlug(paths.world, slug);
