import { useDeferredValue } from 'react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { ownedAssetQueries } from '@emberclutch/shared/api/owned-assets';
import { useSearchParams } from '@emberclutch/shared/routing';
import { countFacets, matchesFacets } from '@emberclutch/shared/ui/filter-bar/count-facets';
import { FilterBar } from '@emberclutch/shared/ui/filter-bar/FilterBar';
import { clearFilter, isNarrowed } from '@emberclutch/shared/ui/filter-bar/list-filter';
import { useListFilter } from '@emberclutch/shared/ui/filter-bar/use-list-filter';
import { SkippedCount } from '@emberclutch/shared/ui/SkippedCount';
import { AssetTable } from './AssetTable.tsx';
import { Cabinet } from './Cabinet.tsx';
import { CardGrid } from './CardGrid.tsx';
import { CollectionGaps } from './CollectionGaps.tsx';
import { assetValues, collectionPlan } from './collection-plan.ts';
import { CollectionTabs } from './CollectionTabs.tsx';
import { EmptyCollection } from './EmptyCollection.tsx';
import { kindOf, kinds } from './kinds.ts';
import { matchesTerm } from './matches-term.ts';
import { NoMatch } from './NoMatch.tsx';
import { orderAssets } from './order-assets.ts';
import { CollectionProgress } from './CollectionProgress.tsx';
import { Shelves } from './Shelves.tsx';
import { ViewBar } from './ViewBar.tsx';
import { readView } from './views.ts';

const views = { grid: CardGrid, table: AssetTable, cabinet: Cabinet };

/** The assets of an account: kind, filter, order and view are in the URL. */
export function Collection({ userId }: { userId: string }) {
  const { data } = useSuspenseQuery(ownedAssetQueries.of(userId));
  // Deferred, because the pages of a large collection follow each other while the first are being looked at.
  const listed = useDeferredValue(data);
  const [params] = useSearchParams();
  const { filter, onChange } = useListFilter(collectionPlan);
  const { assets, skipped } = listed;
  if (assets.length + skipped === 0) return <EmptyCollection />;

  const kind = kinds.find((one) => one === params.get('show'));
  const view = readView(params);
  const View = views[view];
  const ofKind = kind ? assets.filter((asset) => kindOf(asset) === kind) : assets;
  const found = ofKind.filter((asset) => matchesTerm(asset, filter.term));
  const shown = orderAssets(
    found.filter((asset) => matchesFacets(asset, filter.chosen, assetValues)),
    filter.order,
  );
  const isFiltered = isNarrowed(filter);
  return (
    <>
      {!kind && !isFiltered && view === 'grid' && <Shelves assets={assets} />}
      <CollectionProgress assets={assets} />
      <CollectionTabs assets={assets} kind={kind} />
      <FilterBar
        plan={collectionPlan}
        filter={filter}
        counts={countFacets(found, collectionPlan.facets, filter.chosen, assetValues)}
        onChange={onChange}
      />
      <ViewBar view={view} shown={shown.length} userId={userId} />
      <CollectionGaps userId={userId} listed={listed} />
      <SkippedCount skipped={skipped} of={assets.length + skipped} />
      {shown.length > 0 ? (
        <View
          assets={shown}
          kind={kind}
          order={filter.order}
          onOrder={(order) => onChange({ ...filter, order })}
        />
      ) : (
        <NoMatch kind={kind} onClear={isFiltered ? () => onChange(clearFilter(filter)) : undefined} />
      )}
    </>
  );
}
