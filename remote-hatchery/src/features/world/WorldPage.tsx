import { useRef, useState } from 'react';
import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useLocation, useSearchParams } from '@emberclutch/web/routing';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { sessionAtom } from '@emberclutch/web/state';
import { CompareDock } from '@emberclutch/web/ui/asset/compare/CompareDock.tsx';
import { ButtonLink } from '@emberclutch/web/ui/controls/ButtonLink.tsx';
import { FilterBar, useListFilter } from '@emberclutch/web/ui/controls/filter-bar/FilterBar.tsx';
import { countFacets, matchesFacets } from '@emberclutch/web/ui/controls/filter-bar/count-facets.ts';
import { clearFilter, isNarrowed } from '@emberclutch/web/ui/controls/filter-bar/list-filter.ts';
import { EmptyState } from '@emberclutch/web/ui/feedback/EmptyState.tsx';
import { FailureCard } from '@emberclutch/web/ui/feedback/FailureCard.tsx';
import { Page } from '@emberclutch/web/ui/layout/Page.tsx';
import { errorMessages } from '../../platform/errors/error-messages.ts';
import { WorldList } from './WorldList.tsx';
import { WorldSky } from './WorldSky.tsx';
import { Column, FoldButton, MapFilters, WorldTop } from './WorldTop.tsx';
import { copy } from './copy.ts';
import { useOwnAssetIds, useWorldDragons } from './use-world-dragons.ts';
import {
  toDragonFilter,
  createValueReader,
  listFilterConfig,
  mapFilterConfig,
  omitMine,
  readWorldView,
  writeWorldView,
} from './world-view.ts';
import type { WorldView } from './world-view.ts';

/** The shared world view (specification, section 2): every hatched dragon on one map, or as a list of the same dragons. */
export function WorldPage() {
  const [view, handleChange] = useWorldView();
  const [isFolded, setFolded] = useState(true);
  const config = view.isList ? listFilterConfig : mapFilterConfig;
  const { filter, onChange } = useListFilter(config);
  const { data, error, refetch, arrivedIds } = useWorldDragons();
  const ownIds = useOwnAssetIds();
  const userId = useAtomValue(sessionAtom)?.userId;
  const { reset } = useQueryErrorResetBoundary();

  const handleRetry = () => {
    reset();
    void refetch();
  };

  const all = data ?? [];
  const readValues = createValueReader(ownIds);
  const shownDragons = all.filter((dragon) => matchesFacets(dragon, filter.facetValues, readValues));
  const isMap = !view.isList && !(error && !data) && !(data && all.length === 0);
  const filters = (
    <FilterBar
      config={ownIds ? config : omitMine(config)}
      filter={filter}
      // The provider runs the search, so the client cannot count its matches.
      counts={
        data && filter.term === ''
          ? countFacets(all, config.facets, filter.facetValues, readValues)
          : undefined
      }
      onChange={onChange}
    />
  );
  const top = (
    <WorldTop
      view={view}
      dragons={data && { all, shown: shownDragons }}
      isOverMap={isMap}
      action={isMap && <FoldButton isFolded={isFolded} onFold={() => setFolded(!isFolded)} />}
      onChange={handleChange}
    >
      {isMap ? <MapFilters isOpen={isNarrowed(filter)}>{filters}</MapFilters> : filters}
    </WorldTop>
  );
  return (
    <Page title={copy.title} isWide>
      {isMap && <MapWithoutScripts />}
      {!isMap && <Column>{top}</Column>}
      {error && !data ? (
        <FailureCard error={error} messages={errorMessages} onRetry={handleRetry} />
      ) : data && all.length === 0 ? (
        <EmptyState title={copy.empty}>{copy.emptyLead}</EmptyState>
      ) : view.isList ? (
        <WorldList
          filter={toDragonFilter(filter, userId ?? null)}
          focus={view.focus}
          onChange={handleChange}
          onClear={() => onChange(clearFilter(filter))}
        />
      ) : (
        <WorldSky
          dragons={{ all, shown: shownDragons, ownIds, arrivedIds }}
          view={view}
          top={top}
          onChange={handleChange}
        />
      )}
      <CompareDock path={paths.hatchery} />
    </Page>
  );
}

/** Replaces the map if scripts are disabled: a link to the list of the same dragons, with the filter of the map. */
function MapWithoutScripts() {
  const { pathname, search } = useLocation();
  const params = new URLSearchParams(search);
  const list = writeWorldView({ ...readWorldView(params), isList: true, at: null }, params);
  return (
    <noscript>
      <EmptyState
        level={1}
        title={copy.title}
        action={<ButtonLink to={`${pathname}?${list}`}>{copy.asList}</ButtonLink>}
      >
        {copy.noScript}
      </EmptyState>
    </noscript>
  );
}

/** The view in the address, and a function that changes parts of it. */
export function useWorldView(): [WorldView, (change: Partial<WorldView>) => void] {
  const [params, setParams] = useSearchParams();
  /** The last change, and the parameters that were rendered at the time. */
  const lastChange = useRef<{ rendered: URLSearchParams; next: URLSearchParams } | null>(null);

  const handleChange = (change: Partial<WorldView>) => {
    // The router renders a change in a transition, which may wait for data. Until then, the next change must not undo it.
    const current = lastChange.current?.rendered === params ? lastChange.current.next : params;
    const next = writeWorldView({ ...readWorldView(current), ...change }, current);
    lastChange.current = { rendered: params, next };
    setParams(next, { replace: true });
  };
  return [readWorldView(params), handleChange];
}
