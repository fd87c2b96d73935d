import { paths } from '@emberclutch/web/routing/paths.ts';

/** Whether a page has sky and ground of the season. The world of dragons has its own. */
export const hasSeasonWorld = (pathname: string): boolean =>
  pathname !== paths.hatched && pathname !== paths.world;
