import { startTransition, useLayoutEffect, useOptimistic, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { pageAttributes } from '@emberclutch/contract/site/page-protocol.ts';
import { useLocation, useSearchParams } from '@emberclutch/web/routing';
import { Button } from '../Button.tsx';
import { ButtonLink } from '../ButtonLink.tsx';
import { copy } from './copy.ts';
import { FacetMenu } from './FacetMenu.tsx';
import { FacetSwitch } from './FacetSwitch.tsx';
import { FilterChips } from './FilterChips.tsx';
import { otherParameters, switchedOn, writeListFilter } from './list-filter.ts';
import type { ChangeOfFilter, Facet, FacetCounts, ListFilter, ListFilterPlan } from './list-filter.ts';
import { OrderSelect } from './OrderSelect.tsx';
import { SearchField } from './SearchField.tsx';
import { notPrinted } from '../../../theme/not-printed.ts';
import { opaqueOnceScrolled } from '../../layout/opaque-once-scrolled.ts';
import { pageMargin } from '../../layout/page-column.ts';
import { useDismiss } from '../use-dismiss.ts';
import { useIsHydrated } from '../../browser/use-hydrated-value.ts';
import { color, layers, media, size, space } from '../../../theme/tokens.ts';

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

/** A fixed id, because the address names it: a page has one bar. */
const sheetId = 'list-filters';

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
  // A press shows its effect before the list is updated, which with 1,000 cards takes too long to wait for.
  const [filter, setFilter] = useOptimistic(applied);
  const handleChange = (next: ListFilter) =>
    startTransition(async () => {
      setFilter(next);
      // Removing 1,000 cards is one task, which would delay that paint.
      await nextPaint();
      onApply(next);
    });
  const latest = useRef({ filter, handleChange });
  useLayoutEffect(() => {
    latest.current = { filter, handleChange };
  });
  // The same function in each render: a press renders the pressed control alone, which halves the script before its paint.
  const [change] = useState(() => (changeOf: ChangeOfFilter) => {
    const { filter: current, handleChange: apply } = latest.current;
    apply(changeOf(current));
  });
  const bar = useRef<HTMLDivElement>(null);
  const unfold = useRef<HTMLButtonElement>(null);
  const [params] = useSearchParams();
  const isHydrated = useIsHydrated();
  const { hash } = useLocation();
  // Until it is hydrated, a link opens the sheet.
  const [unfolded, setIsUnfolded] = useState<boolean | null>(null);
  const isUnfolded = unfolded ?? (isHydrated && hash === `#${sheetId}`);
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
        searchOf={(next) => `?${writeListFilter(next, plan, params).toString()}`}
        onChange={handleChange}
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
            <Unfold>
              {isHydrated ? (
                <Button
                  size="s"
                  variant="quiet"
                  aria-expanded={isUnfolded}
                  aria-controls={sheetId}
                  ref={unfold}
                  onClick={() => setIsUnfolded(!isUnfolded)}
                >
                  {copy.filters(chosen)}
                </Button>
              ) : (
                <ButtonLink size="s" variant="quiet" to={{ search: params.toString(), hash: sheetId }}>
                  {copy.filters(chosen)}
                </ButtonLink>
              )}
            </Unfold>
          )}
          <Facets id={sheetId} data-unfolded={isUnfolded || undefined}>
            {facets.map((facet) =>
              facet.kind === 'switch' ? (
                <FacetSwitch
                  key={facet.name}
                  facet={facet}
                  isOn={facet.name in filter.chosen}
                  count={counts[facet.name]?.[switchedOn]}
                  onChange={change}
                />
              ) : (
                <FacetMenu
                  key={facet.name}
                  facet={facet}
                  chosen={filter.chosen[facet.name]}
                  counts={counts[facet.name]}
                  onChange={change}
                />
              ),
            )}
            {plan.orders.length > 1 && (
              <OrderSelect orders={plan.orders} order={filter.order} onChange={change} />
            )}
            <Done {...{ [pageAttributes.requiresScript]: true }}>
              <Button size="s" onClick={close}>
                {copy.done}
              </Button>
            </Done>
            <noscript>
              <Button type="submit" size="s">
                {copy.apply}
              </Button>
            </noscript>
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

    &:where([data-unfolded]),
    form:not([data-hydrated]) > &:target {
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
