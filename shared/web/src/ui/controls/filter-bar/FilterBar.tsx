import { useRef } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useSearchParams } from '@emberclutch/web/routing';
import { copy } from './copy.ts';
import { canNarrow } from './can-narrow.ts';
import { FacetControls } from './FacetControls.tsx';
import { FilterChips } from './FilterChips.tsx';
import { FilterSheet } from './FilterSheet.tsx';
import { otherParameters, writeListFilter } from './list-filter.ts';
import type { FacetCounts, ListFilter, ListFilterPlan } from './list-filter.ts';
import { SearchField } from './SearchField.tsx';
import { UnfoldButton } from './UnfoldButton.tsx';
import { useFilterSheet } from './use-filter-sheet.ts';
import { useOptimisticFilter } from './use-optimistic-filter.ts';
import { notPrinted } from '../../../theme/not-printed.ts';
import { opaqueOnceScrolled } from '../../layout/opaque-once-scrolled.ts';
import { pageMargin } from '../../layout/page-column.ts';
import { useIsHydrated } from '../../browser/use-hydrated-value.ts';
import { color, layers, size, space } from '../../../theme/tokens.ts';

interface Props {
  plan: ListFilterPlan;
  filter: ListFilter;
  /** Absent if unknown. */
  counts?: FacetCounts;
  onChange: (filter: ListFilter) => void;
  /** Tabs between this list and others, at the beginning of the row of the chips. */
  tabs?: ReactNode;
  /** A text about the list, and its controls, at the end of that row, which is always there then, so that chips do not move the list. */
  summary?: ReactNode;
  /** False where the list has targets so small that a bar over it would cover them. */
  isSticky?: boolean;
}

/**
 * Search, facets and order of a list, and a removable chip for each filter in use. The list itself and the URL belong to
 * the caller: see `useListFilter`. The bar stays in sight while the list scrolls. On a phone, facets and order are a sheet
 * behind one button.
 *
 * The bar is a form of the list's address, so that it works before the page is hydrated (the boot script submits it at each
 * choice) and without scripts (a button submits it).
 */
export function FilterBar({
  plan,
  filter: applied,
  counts = {},
  onChange: onApply,
  tabs,
  summary,
  isSticky = true,
}: Props) {
  const { filter, change } = useOptimisticFilter(applied, onApply);
  const bar = useRef<HTMLDivElement>(null);
  const { isOpen, toggleRef, toggle, close } = useFilterSheet(bar);
  const [params] = useSearchParams();
  const isHydrated = useIsHydrated();
  const facets = plan.facets.filter((facet) => canNarrow(facet, filter, counts));
  const chosen = Object.values(filter.chosen).flat().length;

  return (
    <>
      <FilterChips
        plan={plan}
        filter={filter}
        searchOf={(next) => `?${writeListFilter(next, plan, params).toString()}`}
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
          {[...otherParameters(plan, params)].map(([name, value]) => (
            <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
          ))}
          {plan.searchLabel !== undefined && (
            <SearchField label={plan.searchLabel} term={filter.term} onChange={change} />
          )}
          {(facets.length > 0 || plan.orders.length > 1) && (
            <UnfoldButton
              label={copy.filters(chosen)}
              isUnfolded={isOpen}
              onToggle={toggle}
              ref={toggleRef}
            />
          )}
          <FilterSheet isOpen={isOpen} onClose={close}>
            <FacetControls
              facets={facets}
              orders={plan.orders}
              filter={filter}
              counts={counts}
              onChange={change}
            />
          </FilterSheet>
        </Controls>
      </Bar>
    </>
  );
}

const Bar = styled.div`
  position: relative;
  z-index: ${layers.raised + 1};
  padding-block: ${space.xs};
  margin-bottom: ${space.xs};
  font-size: ${size.s};
  /* As wide as the page, so that what scrolls below is covered; without ground while nothing does. */
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
