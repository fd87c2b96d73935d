import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { styled } from 'styled-components';
import { worldQueries } from '../../platform/api/world.ts';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { sessionAtom } from '@emberclutch/web/state';
import { CompareDock } from '@emberclutch/web/ui/asset/compare/CompareDock.tsx';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { EmptyState } from '@emberclutch/web/ui/feedback/EmptyState.tsx';
import { FailureCard } from '@emberclutch/web/ui/feedback/FailureCard.tsx';
import { countFacets, matchesFacets } from '@emberclutch/web/ui/controls/filter-bar/count-facets.ts';
import { FilterBar } from '@emberclutch/web/ui/controls/filter-bar/FilterBar.tsx';
import { clearFilter, isNarrowed } from '@emberclutch/web/ui/controls/filter-bar/list-filter.ts';
import { useListFilter } from '@emberclutch/web/ui/controls/filter-bar/use-list-filter.ts';
import { Page } from '@emberclutch/web/ui/layout/Page.tsx';
import { pageColumn } from '@emberclutch/web/ui/layout/page-column.ts';
import { RetryStatus } from '@emberclutch/web/ui/feedback/RetryStatus.tsx';
import { errorMessages } from '../../platform/errors/error-messages.ts';
import { media, size, space } from '@emberclutch/web/theme/tokens.ts';
import { copy } from './copy.ts';
import { MapWithoutScripts } from './MapWithoutScripts.tsx';
import { MissingDragons } from './MissingDragons.tsx';
import { useOwnDragons, useWorldDragons } from './use-world-dragons.ts';
import { dragonFilter, dragonValues, listPlan, mapPlan, withoutMine } from './world-view.ts';
import { useWorldView } from './use-world-view.ts';
import { WorldHeading } from './WorldHeading.tsx';
import { WorldList } from './WorldList.tsx';
import { WorldSky } from './WorldSky.tsx';

/** The shared world view (specification, section 2): every hatched dragon on one map, or as a list of the same dragons. */
export function WorldPage() {
  const [view, handleChange] = useWorldView();
  const [isFolded, setFolded] = useState(true);
  const plan = view.isList ? listPlan : mapPlan;
  const { filter, onChange } = useListFilter(plan);
  const { data, error, refetch, arrived } = useWorldDragons();
  const own = useOwnDragons();
  const userId = useAtomValue(sessionAtom)?.userId;
  const { reset } = useQueryErrorResetBoundary();

  const handleRetry = () => {
    reset();
    void refetch();
  };

  const all = data ?? [];
  const valuesOf = dragonValues(own);
  const shown = all.filter((dragon) => matchesFacets(dragon, filter.chosen, valuesOf));
  const isMap = !view.isList && !(error && !data) && !(data && all.length === 0);
  const filters = (
    <FilterBar
      plan={own ? plan : withoutMine(plan)}
      filter={filter}
      // The search runs on the provider, so that the client cannot count its matches.
      counts={data && filter.term === '' ? countFacets(all, plan.facets, filter.chosen, valuesOf) : undefined}
      onChange={onChange}
    />
  );
  const top = (
    <>
      <WorldHeading
        isList={view.isList}
        // The list shows its own count.
        count={data && !view.isList ? copy.count(shown.length, all.length) : undefined}
        isOverMap={isMap}
        onChange={handleChange}
      >
        {isMap && (
          <FoldButton
            size="s"
            variant="quiet"
            aria-label={copy.fold.label}
            aria-expanded={!isFolded}
            onClick={() => setFolded(!isFolded)}
          >
            {copy.fold.search}
          </FoldButton>
        )}
      </WorldHeading>
      <MissingDragons count={all.length} />
      <RetryStatus of={[worldQueries.dragons().queryKey]} />
      {isMap ? (
        <Fold open={isNarrowed(filter) || undefined}>
          <summary>{copy.filters}</summary>
          {filters}
        </Fold>
      ) : (
        filters
      )}
    </>
  );
  return (
    <Page title={copy.title} isWide>
      {isMap && <MapWithoutScripts />}
      {!isMap && <Top>{top}</Top>}
      {error && !data ? (
        <FailureCard error={error} messages={errorMessages} onRetry={handleRetry} />
      ) : data && all.length === 0 ? (
        <EmptyState title={copy.empty}>{copy.emptyLead}</EmptyState>
      ) : view.isList ? (
        <WorldList
          arrived={arrived}
          filter={dragonFilter(filter, userId ?? null)}
          focus={view.focus}
          onChange={handleChange}
          onClear={() => onChange(clearFilter(filter))}
        />
      ) : (
        <WorldSky
          dragons={all}
          shown={shown}
          own={own}
          arrived={arrived}
          view={view}
          top={top}
          isFolded={isFolded}
          onChange={handleChange}
        />
      )}
      <CompareDock path={paths.hatchery} />
    </Page>
  );
}

/** On a phone search and filters would cover a third of the map. */
const FoldButton = styled(Button)`
  display: none;

  @media ${media.phone} {
    display: block;
    padding-inline: ${space.s};
    font-size: ${size.xs};
  }
`;

/** Filters in a corner of the map: the bar is not as wide as the page there. */
const Fold = styled.details`
  font-size: ${size.s};

  summary {
    width: fit-content;
    padding-block: ${space.xxs};
    cursor: pointer;
  }
  > [role='group'] {
    position: static;
    margin: 0;
    padding: ${space.xs} 0 0;
    background: none;
  }
`;

const Top = styled.div`
  ${pageColumn}
`;
