import type { MouseEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Link } from '@emberclutch/web/routing';
import { focusNeighbor } from '../../browser/use-focus-after-render.ts';
import { useIsHydrated } from '../../browser/use-hydrated-value.ts';
import { usePaintedFirst } from '../../browser/use-painted-first.ts';
import { Button } from '../Button.tsx';
import { ButtonLink } from '../ButtonLink.tsx';
import { copy } from './copy.ts';
import { clearFilter, isNarrowed, removeValue } from './list-filter.ts';
import type { FilterUpdate, ListFilter, ListFilterConfig } from './list-filter.ts';
import { color, media, radius, size, space } from '../../../theme/tokens.ts';

interface Props {
  config: ListFilterConfig;
  filter: ListFilter;
  /** The query string of a filter, for the links of chips before hydration. */
  toSearch: (filter: ListFilter) => string;
  onChange: (change: FilterUpdate) => void;
  /** Called after the player has removed the last chip, which had the focus. */
  onLastRemoved: () => void;
  tabs?: ReactNode;
  summary?: ReactNode;
}

/** A chip for each filter in use, which removes the filter when pressed, and a button that removes all filters. */
export function FilterChips({ config, filter, toSearch, onChange, onLastRemoved, tabs, summary }: Props) {
  const isHydrated = useIsHydrated();
  // A pressed chip is painted as removed first, because the change of the whole bar takes longer.
  const [removedKeys, show] = usePaintedFirst<readonly string[]>([]);
  const chips = isNarrowed(filter) ? listChips(config, filter) : [];
  if (chips.length === 0 && !tabs && !summary) return null;

  const handleRemove = ({ currentTarget }: MouseEvent<HTMLElement>, { key, remove }: FilterChip) => {
    if (removedKeys.includes(key)) return;
    show([...removedKeys, key], () => {
      if (!focusNeighbor(currentTarget)) onLastRemoved();
      onChange(remove);
    });
  };
  const handleClear = () =>
    show(
      chips.map(({ key }) => key),
      () => {
        onLastRemoved();
        onChange(clearFilter);
      },
    );

  return (
    <Row data-tabs={tabs !== undefined || undefined}>
      {tabs}
      {chips.length > 0 && (
        <>
          <ul aria-label={copy.chips}>
            {chips.map((chip) => (
              <li key={chip.key}>
                {isHydrated ? (
                  <button
                    type="button"
                    aria-label={copy.remove(chip.label)}
                    data-removed={removedKeys.includes(chip.key) || undefined}
                    onClick={(event) => handleRemove(event, chip)}
                  >
                    {chip.label} <Cross />
                  </button>
                ) : (
                  <Link to={toSearch(chip.remove(filter))} aria-label={copy.remove(chip.label)}>
                    {chip.label} <Cross />
                  </Link>
                )}
              </li>
            ))}
          </ul>
          {isHydrated ? (
            <Button size="s" variant="quiet" onClick={handleClear}>
              {copy.clear}
            </Button>
          ) : (
            <ButtonLink size="s" variant="quiet" to={toSearch(clearFilter(filter))}>
              {copy.clear}
            </ButtonLink>
          )}
        </>
      )}
      {summary && <Summary>{summary}</Summary>}
    </Row>
  );
}

const Cross = () => (
  <svg viewBox="0 0 12 12" width="9" aria-hidden="true">
    <path d="m2 2 8 8M10 2 2 10" stroke="currentColor" strokeWidth="1.6" />
  </svg>
);

interface FilterChip {
  key: string;
  label: string;
  remove: FilterUpdate;
}

function listChips({ facets }: ListFilterConfig, filter: ListFilter): FilterChip[] {
  const facetChips = facets.flatMap((facet) =>
    (filter.facetValues[facet.name] ?? []).map((value) => ({
      key: `${facet.name}:${value}`,
      label:
        facet.kind === 'switch'
          ? facet.label
          : copy.chip(facet.label, facet.options.find((option) => option.value === value)?.label ?? value),
      remove: (latest: ListFilter) => removeValue(latest, facet, value),
    })),
  );
  const termChip = {
    key: 'term',
    label: copy.term(filter.term),
    remove: (latest: ListFilter) => ({ ...latest, term: '' }),
  };
  return filter.term === '' ? facetChips : [termChip, ...facetChips];
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space.xs};
  min-height: 34px;

  /* The rule below the tabs continues to the end of the line. */
  &:where([data-tabs]) {
    box-shadow: inset 0 -1px ${color.rule};
  }
  nav {
    max-width: 100%;
    margin-right: ${space.s};
  }
  @media ${media.phone} {
    gap: ${space.xs};

    &:where([data-tabs]) {
      box-shadow: none;
    }
    nav {
      flex-basis: 100%;
      margin: 0;
    }
  }

  > ul {
    display: contents;
  }
  /* Not a component: the first chip would insert its rule, and the browser would test that rule on every card. */
  > ul :is(button, a) {
    display: inline-flex;
    align-items: center;
    gap: ${space.xs};
    min-height: 34px;
    padding: 0 ${space.s};
    overflow-wrap: anywhere;
    background: ${color.accentSoft};
    border: 1px solid ${color.accent};
    border-radius: ${radius.round};
    color: inherit;
    font-size: ${size.s};
    text-decoration: none;
    cursor: pointer;
  }
  > ul :is(button, a):hover {
    border-color: ${color.ink};
  }
  > ul button[data-removed] {
    background: ${color.raised};
    border-color: ${color.rule};
    color: ${color.inkFaint};
  }
`;

const Summary = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs};
  margin-left: auto;

  @media ${media.phone} {
    flex-basis: 100%;
    padding-bottom: ${space.xxs};

    /* Controls wrap to their own line if they do not fit beside the text. */
    > p {
      flex: 1 1 auto;
    }
  }
`;
