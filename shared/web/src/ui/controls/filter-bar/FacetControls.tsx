import { memo, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { space, color, inset, layers, media, radius, shadow, weight } from '../../../theme/tokens.ts';
import { formatWholeNumber } from '../../format/format-whole-number.ts';
import { selectLook } from '../select-look.ts';
import { copy } from './copy.ts';
import { switchOnValue, listParameters, toggleValue } from './list-filter.ts';
import type {
  FilterUpdate,
  Facet,
  FacetCounts,
  ListFilter,
  ListFilterConfig,
  FacetOption,
  SwitchFacet,
  ChoiceFacet,
} from './list-filter.ts';
import { useDismiss } from '../use-dismiss.ts';
import { usePaintedFirst } from '../../browser/use-painted-first.ts';

interface Props {
  facets: readonly Facet[];
  orders: ListFilterConfig['orders'];
  filter: ListFilter;
  counts: FacetCounts;
  onChange: (update: FilterUpdate) => void;
}

export const FacetControls = ({ facets, orders, filter, counts, onChange }: Props) => (
  <>
    {facets.map((facet) =>
      facet.kind === 'switch' ? (
        <FacetSwitch
          key={facet.name}
          facet={facet}
          isOn={facet.name in filter.facetValues}
          count={counts[facet.name]?.[switchOnValue]}
          onChange={onChange}
        />
      ) : (
        <FacetMenu
          key={facet.name}
          facet={facet}
          selectedValues={filter.facetValues[facet.name]}
          counts={counts[facet.name]}
          onChange={onChange}
        />
      ),
    )}
    {orders.length > 1 && <OrderSelect orders={orders} order={filter.order} onChange={onChange} />}
  </>
);

interface OrderSelectProps {
  orders: readonly FacetOption[];
  order: string;
  onChange: (change: FilterUpdate) => void;
}

const OrderSelect = memo(({ orders, order, onChange }: OrderSelectProps) => (
  <OrderSelectLabel>
    {copy.order}
    <select
      name={listParameters.order}
      value={order}
      onChange={({ target }) => onChange((filter) => ({ ...filter, order: target.value }))}
    >
      {orders.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  </OrderSelectLabel>
));

interface FacetSwitchProps {
  facet: SwitchFacet;
  isOn: boolean;
  count: number | undefined;
  onChange: (change: FilterUpdate) => void;
}

const FacetSwitch = memo(({ facet, isOn, count, onChange }: FacetSwitchProps) => (
  <FacetSwitchLabel>
    <FacetCheckbox
      name={facet.name}
      value={switchOnValue}
      isChecked={isOn}
      onToggle={() => onChange((filter) => toggleValue(filter, facet, switchOnValue))}
    />
    {facet.label}
    {count !== undefined && <Count>{` ${formatWholeNumber(count)}`}</Count>}
  </FacetSwitchLabel>
));

interface FacetMenuProps {
  facet: ChoiceFacet;
  selectedValues: readonly string[] | undefined;
  /** Counts by value. A value without an entry shows no count. */
  counts: Readonly<Record<string, number>> | undefined;
  onChange: (change: FilterUpdate) => void;
}

/** A button that opens the values of a facet, each with a checkbox. Stays open until Esc or a press elsewhere. */
const FacetMenu = memo(function FacetMenu({ facet, selectedValues, counts, onChange }: FacetMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const id = useId();
  const selectedCount = selectedValues?.length ?? 0;
  useDismiss({ container, opener, isOpen, onDismiss: () => setIsOpen(false) });

  return (
    <Container ref={container}>
      <Opener
        ref={opener}
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        data-used={selectedCount > 0 || undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span>{copy.facet(facet.label, selectedCount)}</span>
        <svg viewBox="0 0 12 12" width="10" aria-hidden="true">
          <path d="m2 4 4 4 4-4" fill="none" stroke="currentColor" strokeWidth="1.5" />
        </svg>
      </Opener>
      <Menu id={id} role="group" aria-label={facet.label} hidden={!isOpen} tabIndex={-1}>
        <FacetOptions facet={facet} selectedValues={selectedValues} counts={counts} onChange={onChange} />
      </Menu>
    </Container>
  );
});

/** Memoized, so that a press on the button does not render it. */
const FacetOptions = memo(({ facet, selectedValues = [], counts = {}, onChange }: FacetMenuProps) =>
  facet.options.map(({ value, label }) => (
    <label key={value}>
      <FacetCheckbox
        name={facet.name}
        value={value}
        isChecked={selectedValues.includes(value)}
        onToggle={() => onChange((filter) => toggleValue(filter, facet, value))}
      />
      {label}
      {counts[value] !== undefined && <OptionCount>{` ${formatWholeNumber(counts[value])}`}</OptionCount>}
    </label>
  )),
);

interface FacetCheckboxProps {
  name: string;
  value: string;
  isChecked: boolean;
  onToggle: () => void;
}

/** A checkbox that is painted right after the press. Chips and labels follow in the next frame, because they would delay that paint. */
function FacetCheckbox({ name, value, isChecked, onToggle }: FacetCheckboxProps) {
  const [isShown, show] = usePaintedFirst(isChecked);
  return (
    <input
      type="checkbox"
      name={name}
      value={value}
      checked={isShown}
      onChange={() => show(!isShown, onToggle)}
    />
  );
}

const OrderSelectLabel = styled.label`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs};
  margin-left: auto;

  select {
    max-width: 100%;
    min-height: 40px;
    ${selectLook}
  }
`;

const FacetSwitchLabel = styled.label`
  display: inline-flex;
  align-items: center;
  gap: ${space.xs};
  min-height: 40px;
  padding: 0 ${space.xs};
`;

const Count = styled.span`
  color: ${color.inkFaint};
  font-variant-numeric: tabular-nums lining-nums;
`;

const Container = styled.div`
  position: relative;

  /* Laid out on hover, so that a press only has to paint it. */
  @media not ${media.phone} {
    &:is(:hover, :focus-within) > [hidden] {
      display: grid;
    }
  }
  /* Until the bar is hydrated, and without scripts, focus opens the menu. */
  form:not([data-hydrated]) &:focus-within > [hidden] {
    display: grid;
    visibility: visible;
  }
`;

const Opener = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.xs};
  min-height: 40px;
  padding: 0 ${space.s};
  background: ${color.raised};
  border: 1px solid ${color.edge};
  border-radius: ${radius.s};
  cursor: pointer;

  &:where([data-used]) {
    background: ${color.accentSoft};
    border-color: ${color.accent};
    font-weight: ${weight.semibold};
  }
  &:hover {
    border-color: ${color.accent};
  }
  svg {
    /* Always rotated, because changing an existing rotation needs no layout. */
    rotate: 0deg;
  }
  &[aria-expanded='true'] svg {
    rotate: 180deg;
  }
  @media ${media.phone} {
    width: 100%;
  }
`;

const Menu = styled.div`
  position: absolute;
  top: calc(100% + 4px);
  left: 0;
  z-index: ${layers.menu};
  display: grid;
  min-width: 190px;
  padding: ${inset.menu};
  background: ${color.raised};
  border: 1px solid ${color.edge};
  border-radius: ${radius.s};
  box-shadow: ${shadow.panel};

  &[hidden] {
    display: none;
    visibility: hidden;
  }
  &:focus {
    outline: none;
  }
  label {
    display: flex;
    align-items: center;
    gap: ${space.xs};
    min-height: 36px;
    padding: 0 ${space.xs};
    cursor: pointer;
  }
  label:hover {
    background: ${color.accentSoft};
  }
  /* Below its button instead of over the list: only one column fits. */
  @media ${media.phone} {
    position: static;
    margin-top: ${space.xxs};
    box-shadow: none;
  }
`;

const OptionCount = styled(Count)`
  margin-left: auto;
  padding-left: ${space.m};
`;
