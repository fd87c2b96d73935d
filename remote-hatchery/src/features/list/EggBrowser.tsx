import { Suspense } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from '@emberclutch/web/routing';
import { assetQueries } from '@emberclutch/web/api/assets.ts';
import type { getAssetStats } from '@emberclutch/web/api/assets.ts';
import { ReadBoundary } from '@emberclutch/web/ui/feedback/ReadBoundary.tsx';
import { facetCountsOf } from '@emberclutch/web/ui/controls/filter-bar/asset-facets.ts';
import { FilterBar } from '@emberclutch/web/ui/controls/filter-bar/FilterBar.tsx';
import {
  clearFilter,
  isNarrowed,
  readListFilter,
} from '@emberclutch/web/ui/controls/filter-bar/list-filter.ts';
import { useListFilter } from '@emberclutch/web/ui/controls/filter-bar/use-list-filter.ts';
import { listSupportQueries } from '../../platform/api/list-support.ts';
import type { ListSupport } from '../../platform/api/list-support.ts';
import { errorMessages, failureTitle } from '../../platform/errors/error-messages.ts';
import { ListSummary } from '../../platform/paged-cards/ListSummary.tsx';
import { PagedCards } from '../../platform/paged-cards/PagedCards.tsx';
import { copy, eggs } from './copy.ts';
import { eggFilter, eggPlan, plainEggPlan } from './egg-filter.ts';
import type { EggList } from './list-states.ts';
import { EggCardsSkeleton } from './EggCardsSkeleton.tsx';
import { ListTabs } from './ListTabs.tsx';
import { NoEggs } from './NoEggs.tsx';
import { useFacets } from './use-facets.ts';

/** Until it is known: nothing is offered that may be ignored, and the list is not read twice. */
const minSupport: ListSupport = { states: true, rarity: false, search: false };

/** One list of eggs with its tabs and its filter bar. The URL holds the state of all three. */
export function EggBrowser({ list }: { list: EggList }) {
  const [params] = useSearchParams();
  // Null: the provider has none of our additions, whichever filter one asks for.
  const facets = useFacets(list, readListFilter(params, eggPlan));
  const isPlain = facets === null;
  const { data: support = minSupport } = useQuery({ ...listSupportQueries.probe(), enabled: isPlain });
  const plan = isPlain ? plainEggPlan(support) : eggPlan;
  const { filter, onChange } = useListFilter(plan);
  const { data: totals } = useQuery({ ...assetQueries.stats(), enabled: isPlain && !isNarrowed(filter) });
  const wanted = eggFilter(list, filter, support.states);

  return (
    <>
      <FilterBar
        plan={plan}
        filter={filter}
        counts={facets ? facetCountsOf(facets) : undefined}
        onChange={onChange}
        tabs={<ListTabs list={list} states={facets?.state ?? (totals && countsOf(totals))} />}
        summary={<ListSummary filter={wanted} countText={eggs} isCounted={Boolean(facets)} />}
      />
      {/* By its key, another list shows its skeleton at once instead of the old cards. */}
      <ReadBoundary key={JSON.stringify(wanted)} title={failureTitle} messages={errorMessages}>
        <Suspense fallback={<EggCardsSkeleton />}>
          <PagedCards
            filter={wanted}
            label={copy.lists[list].title}
            countText={eggs}
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

/** Counts of a provider that counts no facets; null for a total that it does not send. */
const countsOf = (totals: Awaited<ReturnType<typeof getAssetStats>>) => ({
  SEALED: totals.totalSealedEggs,
  INCUBATING: totals.totalIncubatingEggs,
  HATCHING: totals.totalHatchingEggs,
  HATCHED: totals.totalDragons,
});
