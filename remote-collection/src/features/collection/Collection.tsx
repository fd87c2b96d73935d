import { useDeferredValue, useRef } from 'react';
import { styled } from 'styled-components';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { ownedAssetQueries, ownedAssetsOf } from '@emberclutch/web/api/owned-assets.ts';
import { countFacets } from '@emberclutch/web/ui/controls/filter-bar/count-facets.ts';
import { ownPage } from '@emberclutch/web/ui/browser/own-page.ts';
import { FilterBar } from '@emberclutch/web/ui/controls/filter-bar/FilterBar.tsx';
import { clearFilter, isNarrowed } from '@emberclutch/web/ui/controls/filter-bar/list-filter.ts';
import { useListFilter } from '@emberclutch/web/ui/controls/filter-bar/use-list-filter.ts';
import { CompareSwitch } from '@emberclutch/web/ui/asset/compare/CompareSwitch.tsx';
import { SkippedCount } from '@emberclutch/web/ui/feedback/SkippedCount.tsx';
import { space } from '@emberclutch/web/theme/tokens.ts';
import { CollectionGaps } from './CollectionGaps.tsx';
import { CollectionList } from './CollectionList.tsx';
import { assetValues, collectionPlan } from './collection-plan.ts';
import { CollectionSkeleton } from './CollectionSkeleton.tsx';
import { CollectionTabs } from './CollectionTabs.tsx';
import { ExportButtons } from './export/ExportButtons.tsx';
import { EmptyCollection } from './EmptyCollection.tsx';
import { CollectionProgress } from './progress/CollectionProgress.tsx';
import { minForShelves, Shelves } from './Shelves.tsx';
import { useAssetsWithKeys } from './use-assets-with-keys.ts';
import { useCollectionView } from './use-collection-view.ts';
import { ViewBar } from './ViewBar.tsx';

/**
 * The assets of an account: kind, filter, order and view are in the URL. The first page is shown immediately, the others
 * are added as they arrive.
 */
export function Collection({ userId }: { userId: string }) {
  const { data: first } = useSuspenseQuery(ownedAssetQueries.firstPage(userId));
  const { data = ownedAssetsOf(first), isFetching } = useQuery(ownedAssetQueries.of(userId));
  // Deferred, because the pages of a large collection keep arriving while the player looks at the first ones.
  const listed = useDeferredValue(data);
  const bar = useRef<HTMLParagraphElement>(null);
  const { filter, onChange } = useListFilter(collectionPlan);
  const { assets, skipped, isReadingKeys } = useAssetsWithKeys(userId, listed);
  const { kind, view, found, shown, isReversed, changeOrder } = useCollectionView(assets, filter);
  const { isComplete } = listed;
  const isReading = isFetching || listed !== data;
  const isGrowing = !isComplete && isReading;
  if (assets.length + skipped === 0)
    return isGrowing || isReadingKeys ? <CollectionSkeleton /> : <EmptyCollection />;

  const isFiltered = isNarrowed(filter);
  const handleFollow = () => {
    bar.current?.focus({ preventScroll: true });
    // To the top of the window: focus alone would leave the list below the edge of the window.
    ownPage.scrollToElement(bar.current);
  };
  const hasShelves = assets.length >= minForShelves;
  const numbers = (
    <Numbers>
      <CollectionProgress assets={assets} onFollow={handleFollow} />
      <ExportButtons userId={userId} />
    </Numbers>
  );
  return (
    <>
      {hasShelves && !kind && !isFiltered && view === 'grid' && <Shelves assets={assets} />}
      {hasShelves && numbers}
      <FilterBar
        plan={collectionPlan}
        filter={filter}
        counts={countFacets(found, collectionPlan.facets, filter.chosen, assetValues)}
        onChange={onChange}
        isSticky={view === 'grid'}
        tabs={<CollectionTabs assets={assets} kind={kind} />}
        summary={
          <>
            <ViewBar ref={bar} view={view} listed={listed} shown={shown.length} isGrowing={isGrowing} />
            <CompareSwitch />
          </>
        }
      />
      <CollectionGaps
        userId={userId}
        listed={listed}
        isReading={isReading}
        onRetry={() => bar.current?.focus({ preventScroll: true })}
      />
      <SkippedCount skipped={skipped} of={assets.length + skipped} />
      <CollectionList
        view={view}
        assets={shown}
        isGrowing={isGrowing}
        kind={kind}
        order={filter.order}
        isReversed={isReversed}
        onOrder={changeOrder}
        onClear={isFiltered ? () => onChange(clearFilter(filter)) : undefined}
      />
      {/* After the few eggs of a small collection, which begins with them. */}
      {!hasShelves && <Below>{numbers}</Below>}
    </>
  );
}

const Below = styled.div`
  margin-top: ${space.l};
`;

/** In one line: they stand aside until they are opened. */
const Numbers = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${space.xs} ${space.m};

  details {
    flex: 1 1 20rem;
  }
`;
