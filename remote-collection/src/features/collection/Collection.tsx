import { useDeferredValue, useRef } from 'react';
import type { RefObject } from 'react';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import type { ListedAssets } from '@emberclutch/web/api/list-all-pages.ts';
import { ownedAssetQueries, toOwnedAssets } from '@emberclutch/web/api/owned-assets.ts';
import { calendarQueries } from '@emberclutch/web/api/season-calendar.ts';
import { seasonQueries } from '@emberclutch/web/api/seasons.ts';
import { useSearchParams } from '@emberclutch/web/routing';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { space, color, media, size } from '@emberclutch/web/theme/tokens.ts';
import { StoredSeasonFoot } from '@emberclutch/web/ui/asset/SeasonFoot.tsx';
import { CompareSwitch } from '@emberclutch/web/ui/asset/compare/CompareSwitch.tsx';
import { ownPage } from '@emberclutch/web/ui/browser/own-page.ts';
import { ButtonLink } from '@emberclutch/web/ui/controls/ButtonLink.tsx';
import { ChoiceGroup } from '@emberclutch/web/ui/controls/ChoiceGroup.tsx';
import { LinkTabs } from '@emberclutch/web/ui/controls/LinkTabs.tsx';
import { FilterBar, useListFilter } from '@emberclutch/web/ui/controls/filter-bar/FilterBar.tsx';
import { countFacets } from '@emberclutch/web/ui/controls/filter-bar/count-facets.ts';
import { clearFilter, isNarrowed } from '@emberclutch/web/ui/controls/filter-bar/list-filter.ts';
import { EmptyState } from '@emberclutch/web/ui/feedback/EmptyState.tsx';
import { SkippedCount } from '@emberclutch/web/ui/feedback/SkippedCount.tsx';
import { DateTime } from '@emberclutch/web/ui/format/DateTime.tsx';
import { AssetCardSkeletons } from '@emberclutch/web/ui/asset/AssetCardSkeleton.tsx';
import { VisuallyHidden, visuallyHidden } from '@emberclutch/web/ui/layout/VisuallyHidden.tsx';
import { CollectionGaps } from './CollectionGaps.tsx';
import { CollectionList } from './CollectionList.tsx';
import { ReadingProgress } from './ReadingProgress.tsx';
import { minShelvedAssets, Shelves } from './Shelves.tsx';
import { copy } from './copy.ts';
import { findKind, kinds } from './kinds.ts';
import type { Kind } from './kinds.ts';
import { CollectionProgress } from './progress/CollectionProgress.tsx';
import { useAssetsWithKeys } from './assets-with-keys.ts';
import {
  useCollectionView,
  viewNames,
  readAssetValues,
  collectionFilterConfig,
} from './use-collection-view.ts';
import type { ViewName } from './use-collection-view.ts';

/** The assets of an account; the URL holds kind, filter, order and view. The first page is shown before the others have arrived. */
export function Collection({ userId }: { userId: string }) {
  const { data: first } = useSuspenseQuery(ownedAssetQueries.firstPage(userId));
  const { data = toOwnedAssets(first), isFetching, refetch } = useQuery(ownedAssetQueries.of(userId));
  // Deferred, because the pages of a large collection keep arriving while the player looks at the first ones.
  const listing = useDeferredValue(data);
  const bar = useRef<HTMLParagraphElement>(null);
  const { filter, onChange } = useListFilter(collectionFilterConfig);
  const { assets, skipped, isReadingKeys } = useAssetsWithKeys(userId, listing);
  const { kind, view, matchingAssets, shownAssets, sorting } = useCollectionView(assets, filter);
  const { isComplete } = listing;
  const isReading = isFetching || listing !== data;
  const isGrowing = !isComplete && isReading;
  if (assets.length + skipped === 0)
    return isGrowing || isReadingKeys ? <CollectionSkeleton /> : <EmptyCollection />;

  const isFiltered = isNarrowed(filter);
  const handleFollow = () => {
    bar.current?.focus({ preventScroll: true });
    // Scrolls the bar to the top of the window: the focus alone would leave the list below the lower edge.
    ownPage.scrollToElement(bar.current);
  };
  const hasShelves = assets.length >= minShelvedAssets;
  const progress = <CollectionProgress assets={assets} onFollow={handleFollow} />;
  return (
    <>
      {hasShelves && !kind && !isFiltered && view === 'grid' && <Shelves assets={assets} />}
      {hasShelves && progress}
      <FilterBar
        config={collectionFilterConfig}
        filter={filter}
        counts={countFacets(
          matchingAssets,
          collectionFilterConfig.facets,
          filter.facetValues,
          readAssetValues,
        )}
        onChange={onChange}
        isSticky={view === 'grid'}
        tabs={<CollectionTabs assets={assets} kind={kind} />}
        summary={
          <>
            <ViewBar
              ref={bar}
              view={view}
              listing={listing}
              shownCount={shownAssets.length}
              isGrowing={isGrowing}
            />
            <CompareSwitch />
          </>
        }
      />
      <CollectionGaps
        userId={userId}
        listing={listing}
        isReading={isReading}
        onRead={() => void refetch()}
        onRetry={() => bar.current?.focus({ preventScroll: true })}
      />
      <SkippedCount skipped={skipped} total={assets.length + skipped} />
      <CollectionList
        view={view}
        assets={shownAssets}
        isGrowing={isGrowing}
        kind={kind}
        sorting={sorting}
        onClear={isFiltered ? () => onChange(clearFilter(filter)) : undefined}
      />
      {/* A small collection begins with its eggs. */}
      {!hasShelves && <Below>{progress}</Below>}
    </>
  );
}

function CollectionTabs({ assets, kind }: { assets: readonly AssetInfo[]; kind: Kind | undefined }) {
  const [params] = useSearchParams();
  const toAddress = (kindToShow?: Kind) => {
    const next = new URLSearchParams(params);
    next.delete('show');
    if (kindToShow) next.set('show', kindToShow);
    return next.size > 0 ? `${paths.myCollection}?${next}` : paths.myCollection;
  };
  return (
    <LinkTabs
      label={copy.show}
      tabs={[
        { to: toAddress(), label: copy.all, count: assets.length, isCurrent: !kind },
        ...kinds.map((tabKind) => ({
          to: toAddress(tabKind),
          label: copy.kinds[tabKind],
          count: assets.filter((asset) => findKind(asset) === tabKind).length,
          isCurrent: kind === tabKind,
        })),
      ]}
    />
  );
}

/** Links to the spawn page or, if no cycle is open and the provider has a calendar, to the calendar. */
function EmptyCollection() {
  const { data: season } = useQuery(seasonQueries.current());
  const isClosed = season?.isSpawnCycleActive === false;
  const { data: cycles = [] } = useQuery({ ...calendarQueries.cycles(), enabled: isClosed });
  const { title, text, action, closed, opens, calendar } = copy.empty;
  const hasCalendar = isClosed && cycles.length > 0;
  const opensAt = hasCalendar ? season.spawnCycleStart : null;
  return (
    <EmptyState
      title={title}
      action={
        <ButtonLink to={hasCalendar ? paths.seasons : paths.spawn}>
          {hasCalendar ? calendar : action}
        </ButtonLink>
      }
      foot={<StoredSeasonFoot />}
    >
      <p>{hasCalendar ? closed : text}</p>
      {opensAt && (
        <p>
          {opens}
          <DateTime at={opensAt} />.
        </p>
      )}
    </EmptyState>
  );
}

interface ViewBarProps {
  ref: RefObject<HTMLParagraphElement | null>;
  view: ViewName;
  listing: ListedAssets;
  shownCount: number;
  isGrowing: boolean;
}

/** Shows the number of assets and the switch between views. The number receives the focus when the player loads missing pages. */
function ViewBar({ ref, view, listing, shownCount, isGrowing }: ViewBarProps) {
  const [params, setParams] = useSearchParams();
  const handleView = (name: ViewName) => {
    const next = new URLSearchParams(params);
    next.delete('view');
    if (name !== 'grid') next.set('view', name);
    setParams(next, { replace: true });
  };
  return (
    <>
      <Count ref={ref} tabIndex={-1}>
        {isGrowing ? (
          <ReadingProgress listing={listing} />
        ) : (
          <span role="status">{copy.shown(shownCount)}</span>
        )}
      </Count>
      <ChoiceGroup
        label={copy.view}
        options={viewNames.map((name) => ({ value: name, label: copy.views[name] }))}
        value={view}
        onChoice={handleView}
      />
    </>
  );
}

/** The shape of a small collection while it loads: a row of tabs, then cards. */
export function CollectionSkeleton() {
  return (
    <>
      <VisuallyHidden as="output">{copy.loading}</VisuallyHidden>
      <TabRow aria-hidden="true" />
      <AssetCardSkeletons count={4} />
    </>
  );
}

const Below = styled.div`
  margin-top: ${space.l};
`;

const Count = styled.p`
  color: ${color.inkSoft};
  font-size: ${size.s};
  font-variant-numeric: tabular-nums lining-nums;

  &:focus {
    outline: none;
  }
  /* On a phone the tabs also show counts, and all controls of the row fit. */
  @media ${media.phone} {
    &:has(> [role='status']) {
      ${visuallyHidden}
    }
  }
`;

/** The height of `LinkTabs`. */
const TabRow = styled.div`
  height: 45px;
  margin-bottom: ${space.l};
  border-bottom: 1px solid ${color.rule};
`;
