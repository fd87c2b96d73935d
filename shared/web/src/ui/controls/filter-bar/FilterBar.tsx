import { useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { styled } from 'styled-components';
import { requiresScript } from '@emberclutch/contract/site/page-protocol.ts';
import { useSearchParams, useLocation } from '@emberclutch/web/routing';
import { notPrinted } from '../../../theme/not-printed.ts';
import { color, layers, size, space, media } from '../../../theme/tokens.ts';
import { useIsHydrated } from '../../browser/use-hydrated-value.ts';
import { opaqueOnceScrolled } from '../../layout/opaque-once-scrolled.ts';
import { pageMargin } from '../../layout/page-column.ts';
import { Button } from '../Button.tsx';
import { ButtonLink } from '../ButtonLink.tsx';
import { FacetControls } from './FacetControls.tsx';
import { FilterChips } from './FilterChips.tsx';
import { SearchField } from './SearchField.tsx';
import { copy } from './copy.ts';
import { keepOtherParameters, writeListFilter, readListFilter } from './list-filter.ts';
import type { FacetCounts, ListFilter, ListFilterConfig, Facet } from './list-filter.ts';
import { useOptimisticFilter } from './use-optimistic-filter.ts';
import { useDismiss } from '../use-dismiss.ts';

interface Props {
  config: ListFilterConfig;
  filter: ListFilter;
  counts?: FacetCounts;
  onChange: (filter: ListFilter) => void;
  /** Tabs between this list and others, at the start of the row of chips. */
  tabs?: ReactNode;
  /** A text about the list, and its controls, after the chips. With a summary, the row is always present, so that chips do not move the list. */
  summary?: ReactNode;
  /** False if the list has small targets that a sticky bar would cover. */
  isSticky?: boolean;
}

/**
 * Search, facets and order of a list, and a removable chip for each filter in use. The caller owns the list and the URL: see `useListFilter`.
 * On a phone, facets and order are a sheet behind one button. A form, so that it works before hydration (the boot script submits it on each
 * change) and without scripts (a button submits it).
 */
export function FilterBar({
  config,
  filter: appliedFilter,
  counts = {},
  onChange: onApply,
  tabs,
  summary,
  isSticky = true,
}: Props) {
  const { filter, change } = useOptimisticFilter(appliedFilter, onApply);
  const bar = useRef<HTMLDivElement>(null);
  const { isOpen, toggleRef, toggle, close } = useFilterSheet(bar);
  const [params] = useSearchParams();
  const isHydrated = useIsHydrated();
  const facets = config.facets.filter((facet) => shouldShowFacet(facet, filter, counts));
  const selectedCount = Object.values(filter.facetValues).flat().length;

  return (
    <>
      <FilterChips
        config={config}
        filter={filter}
        toSearch={(next) => `?${writeListFilter(next, config, params).toString()}`}
        onChange={change}
        onLastRemoved={() => bar.current?.focus({ preventScroll: true })}
        tabs={tabs}
        summary={summary}
      />
      <Bar
        ref={bar}
        role="group"
        aria-label={copy.bar}
        tabIndex={-1}
        data-sticky={isSticky || undefined}
        {...notPrinted}
      >
        <Controls
          role="search"
          data-hydrated={isHydrated || undefined}
          onSubmit={(event) => event.preventDefault()}
        >
          {[...keepOtherParameters(config, params)].map(([name, value]) => (
            <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
          ))}
          {config.searchLabel !== undefined && (
            <SearchField label={config.searchLabel} term={filter.term} onChange={change} />
          )}
          {(facets.length > 0 || config.orders.length > 1) && (
            <Unfold>
              {isHydrated ? (
                <Button
                  size="s"
                  variant="quiet"
                  aria-expanded={isOpen}
                  aria-controls={filterSheetId}
                  ref={toggleRef}
                  onClick={toggle}
                >
                  {copy.filters(selectedCount)}
                </Button>
              ) : (
                <ButtonLink size="s" variant="quiet" to={{ search: params.toString(), hash: filterSheetId }}>
                  {copy.filters(selectedCount)}
                </ButtonLink>
              )}
            </Unfold>
          )}
          {/* Beside the search, and on a phone in a sheet at the lower edge. */}
          <Sheet id={filterSheetId} data-unfolded={isOpen || undefined}>
            <FacetControls
              facets={facets}
              orders={config.orders}
              filter={filter}
              counts={counts}
              onChange={change}
            />
            <Done {...requiresScript}>
              <Button size="s" onClick={close}>
                {copy.done}
              </Button>
            </Done>
            <noscript>
              <Button type="submit" size="s">
                {copy.apply}
              </Button>
            </noscript>
          </Sheet>
        </Controls>
      </Bar>
    </>
  );
}

/**
 * False for a facet whose values have no results, unless one of them is selected. True for a switch, and for every facet of an empty
 * list: values without results, such as golden eggs in a new world, may soon have some.
 */
function shouldShowFacet({ kind, name }: Facet, { facetValues }: ListFilter, counts: FacetCounts): boolean {
  if (kind === 'switch' || name in facetValues) return true;
  const knownCounts = Object.values(counts[name] ?? {});
  return knownCounts.length === 0 || knownCounts.some((count) => count > 0) || isEmptyList(counts);
}

const isEmptyList = (counts: FacetCounts) =>
  Object.values(counts).every((values) => Object.values(values).every((count) => count === 0));

/** Constant, because the address contains it. A page has only one bar. */
const filterSheetId = 'list-filters';

/** Whether the sheet of a phone is open. A press outside the bar closes it. Before hydration, a link opens it. */
function useFilterSheet(bar: RefObject<HTMLElement | null>) {
  const toggleRef = useRef<HTMLButtonElement>(null);
  const isHydrated = useIsHydrated();
  const { hash } = useLocation();
  const [hasPlayerOpened, setIsOpen] = useState<boolean | null>(null);
  const isOpen = hasPlayerOpened ?? (isHydrated && hash === `#${filterSheetId}`);
  useDismiss({ container: bar, opener: toggleRef, isOpen, onDismiss: () => setIsOpen(false) });
  return {
    isOpen,
    toggleRef,
    toggle: () => setIsOpen(!isOpen),
    close: () => {
      setIsOpen(false);
      toggleRef.current?.focus({ preventScroll: true });
    },
  };
}

/** The filter of the URL, and a function that changes it by replacing the address, so that Back leaves the list. */
export function useListFilter(config: ListFilterConfig) {
  const [params, setParams] = useSearchParams();
  const onChange = (next: ListFilter) => setParams(writeListFilter(next, config, params), { replace: true });
  return { filter: readListFilter(params, config), onChange };
}

const Bar = styled.div`
  position: relative;
  z-index: ${layers.raised + 1};
  padding-block: ${space.xs};
  margin-bottom: ${space.xs};
  font-size: ${size.s};
  /* As wide as the page, so that it covers content that scrolls below it; transparent while the page is not scrolled. */
  padding-inline: ${pageMargin};
  margin-inline: calc(-1 * ${pageMargin});

  &:where([data-sticky]) {
    position: sticky;
    top: var(--bar, 0px);
    background: ${color.page};
    ${opaqueOnceScrolled}
  }

  &:has([data-unfolded], form:not([data-hydrated]) > :target) {
    z-index: ${layers.menu};
  }

  &:focus {
    outline: none;
  }
`;

const Controls = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs};

  [type='checkbox'] {
    width: 18px;
    height: 18px;
    accent-color: ${color.accent};
  }
`;

/** Contains the button that opens the sheet of a phone; before hydration, a link to the sheet. */
const Unfold = styled.div`
  display: none;

  @media ${media.phone} {
    display: block;
  }
`;

const Sheet = styled.div`
  display: flex;
  flex: 1 1 auto;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs};

  @media ${media.phone} {
    position: fixed;
    inset: auto 0 0;
    z-index: ${layers.menu};
    display: none;
    max-height: 70dvh;
    overflow-y: auto;
    padding: ${space.m};
    background: ${color.raised};
    border-top: 3px double ${color.edge};

    &:where([data-unfolded]),
    form:not([data-hydrated]) > &:target {
      display: grid;
    }
  }
`;

const Done = styled.div`
  display: none;

  @media ${media.phone} {
    display: grid;
  }
`;
