import { Suspense } from 'react';
import { ReadBoundary } from '@emberclutch/shared/ui/ReadBoundary';
import { FilterBar } from '@emberclutch/shared/ui/filter-bar/FilterBar';
import { clearFilter, isNarrowed } from '@emberclutch/shared/ui/filter-bar/list-filter';
import { useListFilter } from '@emberclutch/shared/ui/filter-bar/use-list-filter';
import { errorWords, failureTitle } from '../../errors/error-words.ts';
import { PagedCards } from '../../paged-cards/PagedCards.tsx';
import { copy, eggs } from './copy.ts';
import { eggFilter, eggPlan } from './egg-filter.ts';
import type { EggList } from './list-states.ts';
import { EggCardsSkeleton } from './EggCardsSkeleton.tsx';
import { ListTabs } from './ListTabs.tsx';
import { NoEggs } from './NoEggs.tsx';

/** One list of eggs with its tabs and its filter bar, all of which are in the URL. */
export function EggBrowser({ list }: { list: EggList }) {
  const { filter, applied, onChange } = useListFilter(eggPlan);
  const wanted = eggFilter(list, applied);

  return (
    <>
      <ListTabs list={list} />
      <FilterBar plan={eggPlan} filter={filter} onChange={onChange} />
      {/* By its key, another list shows its skeleton at once instead of the old cards. */}
      <ReadBoundary key={JSON.stringify(wanted)} title={failureTitle} words={errorWords}>
        <Suspense fallback={<EggCardsSkeleton />}>
          <PagedCards
            filter={wanted}
            label={copy.lists[list].title}
            countInWords={eggs}
            empty={
              <NoEggs
                list={list}
                onClear={isNarrowed(applied) ? () => onChange(clearFilter(applied)) : undefined}
              />
            }
          />
        </Suspense>
      </ReadBoundary>
    </>
  );
}
