import { Suspense } from 'react';
import { useQuery, keepPreviousData } from '@tanstack/react-query';
import { pageAttributes } from '@emberclutch/contract/site/page-protocol.ts';
import { assetQueries } from '@emberclutch/web/api/assets.ts';
import type { getAssetStats } from '@emberclutch/web/api/assets.ts';
import { useSearchParams, useLocation } from '@emberclutch/web/routing';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { AssetCardSkeletons } from '@emberclutch/web/ui/asset/AssetCardSkeleton.tsx';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { ButtonLink } from '@emberclutch/web/ui/controls/ButtonLink.tsx';
import { LinkTabs } from '@emberclutch/web/ui/controls/LinkTabs.tsx';
import { FilterBar, useListFilter } from '@emberclutch/web/ui/controls/filter-bar/FilterBar.tsx';
import { toFacetCounts } from '@emberclutch/web/ui/controls/filter-bar/asset-facets.ts';
import {
  clearFilter,
  isNarrowed,
  readListFilter,
} from '@emberclutch/web/ui/controls/filter-bar/list-filter.ts';
import { EmptyState } from '@emberclutch/web/ui/feedback/EmptyState.tsx';
import { ReadBoundary } from '@emberclutch/web/ui/feedback/ReadBoundary.tsx';
import { readTypedNumber, formatSpecimenNumber } from '@emberclutch/contract/asset/specimen-number.ts';
import { ActionRow } from '@emberclutch/web/ui/layout/ActionRow.tsx';
import { VisuallyHidden } from '@emberclutch/web/ui/layout/VisuallyHidden.tsx';
import { facetsQuery } from '../../platform/api/asset-facets.ts';
import { errorMessages, failureTitle } from '../../platform/errors/error-messages.ts';
import { PagedCards, ListSummary } from '../../platform/paged-cards/PagedCards.tsx';
import { copy, formatEggCount } from './copy.ts';
import { toEggFilter, eggFilterConfig, plainEggFilterConfig } from './egg-filter.ts';
import { listStates, eggLists, listPaths } from './egg-lists.ts';
import type { EggList } from './egg-lists.ts';

/** One list of eggs with its tabs and its filter bar. The URL holds the state of all three. */
export function EggBrowser({ list }: { list: EggList }) {
  const [params] = useSearchParams();
  // Undefined while they are read; null for every filter if the provider lacks facet counts.
  const { data: facets } = useQuery({
    ...facetsQuery(toEggFilter(list, readListFilter(params, eggFilterConfig))),
    placeholderData: keepPreviousData,
  });
  const isPlain = facets === null;
  const config = isPlain ? plainEggFilterConfig : eggFilterConfig;
  const { filter, onChange } = useListFilter(config);
  const { data: totals } = useQuery({ ...assetQueries.stats(), enabled: isPlain && !isNarrowed(filter) });
  const assetFilter = toEggFilter(list, filter, isPlain);

  return (
    <>
      <FilterBar
        config={config}
        filter={filter}
        counts={facets ? toFacetCounts(facets) : undefined}
        onChange={onChange}
        tabs={<ListTabs list={list} countsByState={facets?.state ?? (totals && toCounts(totals))} />}
        summary={
          <ListSummary
            filter={assetFilter}
            formatCount={formatEggCount}
            isCountShownInTab={Boolean(facets)}
          />
        }
      />
      {/* The key makes another list show its skeleton at once instead of the old cards. */}
      <ReadBoundary key={JSON.stringify(assetFilter)} title={failureTitle} messages={errorMessages}>
        <Suspense fallback={<EggCardsSkeleton />}>
          <PagedCards
            filter={assetFilter}
            label={copy.lists[list].title}
            formatCount={formatEggCount}
            isRanked={filter.order === 'rarest'}
            empty={
              <NoEggs
                list={list}
                term={filter.term}
                onClear={isNarrowed(filter) ? () => onChange(clearFilter(filter)) : undefined}
              />
            }
          />
        </Suspense>
      </ReadBoundary>
    </>
  );
}

/** Counts for a provider without facet counts; null for a total that it does not send. */
const toCounts = (totals: Awaited<ReturnType<typeof getAssetStats>>) => ({
  SEALED: totals.totalSealedEggs,
  INCUBATING: totals.totalIncubatingEggs,
  HATCHING: totals.totalHatchingEggs,
  HATCHED: totals.totalDragons,
});

function EggCardsSkeleton() {
  return (
    <>
      <VisuallyHidden role="status">{copy.list.loading}</VisuallyHidden>
      <AssetCardSkeletons count={8} />
    </>
  );
}

interface ListTabsProps {
  list: EggList;
  /** The number of eggs in each state with the other filters; null or undefined if unknown. */
  countsByState: Readonly<Record<string, number | null>> | undefined;
}

function ListTabs({ list, countsByState }: ListTabsProps) {
  const { search } = useLocation();
  const countEggs = (states: readonly string[]) => {
    if (!countsByState || states.some((state) => countsByState[state] === null)) return undefined;
    return states.reduce((sum, state) => sum + (countsByState[state] ?? 0), 0);
  };
  return (
    <LinkTabs
      label={copy.tabs}
      tabs={[
        ...eggLists.map((tab) => ({
          to: listPaths[tab] + search,
          label: copy.lists[tab].tab,
          count: countEggs(listStates[tab]),
          // Not compared by path: the list of all eggs has three paths.
          isCurrent: tab === list,
        })),
        // The world shows hatched dragons (specification, section 2).
        {
          to: paths.hatched + search,
          label: copy.hatched,
          count: countEggs(['HATCHED']),
          isCurrent: false,
        },
      ]}
    />
  );
}

interface NoEggsProps {
  list: EggList;
  term: string;
  /** Removes all filters; absent if there are none. */
  onClear?: () => void;
}

function NoEggs({ list, term, onClear }: NoEggsProps) {
  // The provider searches only names and charms. For a number, as cards show it, the page links to that asset instead.
  const id = readTypedNumber(term);
  if (onClear)
    return (
      <EmptyState
        title={copy.list.noMatch}
        action={
          <ActionRow data-centered>
            {id !== null && (
              <ButtonLink to={paths.details(id)}>{copy.list.openNumber(formatSpecimenNumber(id))}</ButtonLink>
            )}
            <Button
              variant={id === null ? 'primary' : 'quiet'}
              onClick={onClear}
              {...{ [pageAttributes.requiresScript]: true }}
            >
              {copy.list.clear}
            </Button>
          </ActionRow>
        }
      >
        {id === null ? copy.list.noMatchLead : copy.list.noNumberLead}
      </EmptyState>
    );
  return (
    <EmptyState
      title={copy.list.empty}
      action={
        list === 'all' ? (
          <ButtonLink to={paths.spawn}>{copy.list.spawn}</ButtonLink>
        ) : (
          <ButtonLink to={paths.allEggs}>{copy.list.seeAll}</ButtonLink>
        )
      }
    >
      {copy.list.emptyLead}
    </EmptyState>
  );
}
