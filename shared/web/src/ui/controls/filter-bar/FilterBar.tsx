import { startTransition, useId, useOptimistic, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../Button.tsx';
import { wholeNumber } from '../../format/whole-number.ts';
import { copy } from './copy.ts';
import { FacetMenu } from './FacetMenu.tsx';
import { FilterChips } from './FilterChips.tsx';
import { switchedOn, toggleValue } from './list-filter.ts';
import type { Facet, FacetCounts, ListFilter, ListFilterPlan } from './list-filter.ts';
import { SearchField } from './SearchField.tsx';
import { notPrinted } from '../../layout/not-printed.ts';
import { opaqueOnceScrolled } from '../../layout/opaque-once-scrolled.ts';
import { pageMargin } from '../../layout/page-column.ts';
import { useDismiss } from '../use-dismiss.ts';
import { color, layers, media, radius, size, space } from '../../../theme/tokens.ts';

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
  // A press shows its effect before the list is updated, which with 1,000 cards takes too long to wait for.
  const [filter, setFilter] = useOptimistic(applied);
  const onChange = (next: ListFilter) =>
    startTransition(async () => {
      setFilter(next);
      // Removing 1,000 cards is one task, which would delay that paint.
      await nextPaint();
      onApply(next);
    });
  const bar = useRef<HTMLDivElement>(null);
  const unfold = useRef<HTMLButtonElement>(null);
  const facetsId = useId();
  const [isUnfolded, setIsUnfolded] = useState(false);
  useDismiss(bar, isUnfolded, () => setIsUnfolded(false));
  const close = () => {
    setIsUnfolded(false);
    unfold.current?.focus({ preventScroll: true });
  };
  const facets = plan.facets.filter((facet) => canNarrow(facet, filter, counts));
  const chosen = Object.values(filter.chosen).flat().length;

  return (
    <>
      <FilterChips
        plan={plan}
        filter={filter}
        onChange={onChange}
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
        <Controls>
          {plan.searchLabel !== undefined && (
            <SearchField
              label={plan.searchLabel}
              term={filter.term}
              onSearch={(term) => onChange({ ...filter, term })}
            />
          )}
          {(facets.length > 0 || plan.orders.length > 1) && (
            <Unfold>
              <Button
                size="s"
                variant="quiet"
                aria-expanded={isUnfolded}
                aria-controls={facetsId}
                ref={unfold}
                onClick={() => setIsUnfolded(!isUnfolded)}
              >
                {copy.filters(chosen)}
              </Button>
            </Unfold>
          )}
          <Facets id={facetsId} data-unfolded={isUnfolded || undefined}>
            {facets.map((facet) =>
              facet.kind === 'switch' ? (
                <Switch key={facet.name}>
                  <input
                    type="checkbox"
                    checked={facet.name in filter.chosen}
                    onChange={() => onChange(toggleValue(filter, facet, switchedOn))}
                  />
                  {facet.label}
                  <CountOf count={counts[facet.name]?.[switchedOn]} />
                </Switch>
              ) : (
                <FacetMenu
                  key={facet.name}
                  facet={facet}
                  chosen={filter.chosen[facet.name] ?? []}
                  counts={counts[facet.name]}
                  onToggle={(value) => onChange(toggleValue(filter, facet, value))}
                />
              ),
            )}
            {plan.orders.length > 1 && (
              <Order>
                {copy.order}
                <select
                  value={filter.order}
                  onChange={({ target }) => onChange({ ...filter, order: target.value })}
                >
                  {plan.orders.map(({ value, label }) => (
                    <option key={value} value={value}>
                      {label}
                    </option>
                  ))}
                </select>
              </Order>
            )}
            <Done>
              <Button size="s" onClick={close}>
                {copy.done}
              </Button>
            </Done>
          </Facets>
        </Controls>
      </Bar>
    </>
  );
}

/**
 * Hides a facet whose values all find nothing, unless one of them is chosen. A switch stays, and so does every facet of an
 * empty list: what there is none of now, such as golden eggs in a new world, there may be in a minute.
 */
function canNarrow({ kind, name }: Facet, { chosen }: ListFilter, counts: FacetCounts): boolean {
  if (kind === 'switch' || name in chosen) return true;
  const known = Object.values(counts[name] ?? {});
  return known.length === 0 || known.some((count) => count > 0) || isOfNothing(counts);
}

const isOfNothing = (counts: FacetCounts) =>
  Object.values(counts).every((values) => Object.values(values).every((count) => count === 0));

/** Resolves when the browser has painted the current render; immediately in a hidden page, which is not painted. */
function nextPaint(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  if (document.hidden) resolve();
  else requestAnimationFrame(() => setTimeout(resolve));
  return promise;
}

const CountOf = ({ count }: { count: number | undefined }) =>
  count !== undefined && <Count> {wholeNumber(count)}</Count>;

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

  &:has([data-unfolded]) {
    z-index: ${layers.menu};
  }

  &:focus {
    outline: none;
  }
`;

const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs};

  select {
    max-width: 100%;
    min-height: 40px;
    padding: 0 ${space.xs};
    color: ${color.ink};
    background: ${color.raised};
    border: 1px solid ${color.edge};
    border-radius: ${radius.s};
    font: inherit;
  }
  [type='checkbox'] {
    width: 18px;
    height: 18px;
    accent-color: ${color.accent};
  }
`;

const Unfold = styled.div`
  display: none;

  @media ${media.phone} {
    display: block;
  }
`;

const Facets = styled.div`
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

    &:where([data-unfolded]) {
      display: grid;
    }
  }
`;

/** Ends the sheet of a phone. */
const Done = styled.div`
  display: none;

  @media ${media.phone} {
    display: grid;
  }
`;

const Switch = styled.label`
  display: inline-flex;
  align-items: center;
  gap: ${space.xs};
  min-height: 40px;
  padding: 0 ${space.xs};
`;

const Order = styled.label`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs};
  margin-left: auto;
`;

const Count = styled.span`
  color: ${color.inkFaint};
  font-variant-numeric: tabular-nums lining-nums;
`;
