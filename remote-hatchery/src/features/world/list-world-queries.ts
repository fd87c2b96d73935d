import { assetQueries } from '@emberclutch/web/api/assets.ts';
import type { PageQueryList } from '@emberclutch/web/routing/page-query.ts';
import { readFirstPage, readListFilter } from '@emberclutch/web/ui/controls/filter-bar/list-filter.ts';
import { worldQueries } from '../../platform/api/world.ts';
import { toDragonFilter, listFilterConfig, readWorldView } from './world-view.ts';

/** The queries of the world, as a map or as a list, in the view that its address describes. */
export function listWorldQueries(search: URLSearchParams): PageQueryList {
  const { isList, focus } = readWorldView(search);
  const filter = toDragonFilter(readListFilter(search, listFilterConfig), null);
  return [
    worldQueries.dragons(),
    ...(isList ? [assetQueries.dragons(filter, readFirstPage(search))] : []),
    ...(focus === null ? [] : [assetQueries.one(focus)]),
  ];
}
