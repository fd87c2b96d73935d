import { gatewayKeyQueries } from '@emberclutch/web/api/gateway-keys.ts';
import { calendarQueries } from '@emberclutch/web/api/season-calendar.ts';
import { seasonQueries } from '@emberclutch/web/api/seasons.ts';
import { spawnQueries } from '@emberclutch/web/api/spawn.ts';
import { followedBy } from '@emberclutch/web/routing/page-query.ts';
import type { PageQueryList } from '@emberclutch/web/routing/page-query.ts';
import { spawnedAssetQueries } from '../../../platform/api/spawned-assets.ts';
import { findKnownSeason } from '../../../platform/calendar/name-season.ts';

/**
 * The queries of the first view of the choose step. They are sent together, although their components are mounted one after the other.
 * Only the eggs depend on another response, the season.
 */
export const listChooseQueries = (accId: string): PageQueryList => [
  spawnQueries.availability(),
  spawnQueries.activeLock(),
  gatewayKeyQueries.unused(accId),
  calendarQueries.cycles(),
  followedBy(seasonQueries.current(), ({ spawnSeason }) => {
    const season = findKnownSeason(spawnSeason);
    return [spawnedAssetQueries.newest(season, season ? 'SEALED' : 'HATCHED')];
  }),
];
