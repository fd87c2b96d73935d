import { memo } from 'react';
import { styled } from 'styled-components';
import { space, color } from '../../../theme/tokens.ts';
import { wholeNumber } from '../../format/whole-number.ts';
import { selectLook } from '../select-look.ts';
import { FacetCheckbox } from './FacetCheckbox.tsx';
import { FacetMenu } from './FacetMenu.tsx';
import { copy } from './copy.ts';
import { switchedOn, listParameters, toggleValue } from './list-filter.ts';
import type {
  ChangeOfFilter,
  Facet,
  FacetCounts,
  ListFilter,
  ListFilterPlan,
  FacetOption,
  SwitchFacet,
} from './list-filter.ts';

interface Props {
  facets: readonly Facet[];
  orders: ListFilterPlan['orders'];
  filter: ListFilter;
  counts: FacetCounts;
  onChange: (changeOf: ChangeOfFilter) => void;
}

export const FacetControls = ({ facets, orders, filter, counts, onChange }: Props) => (
  <>
    {facets.map((facet) =>
      facet.kind === 'switch' ? (
        <FacetSwitch
          key={facet.name}
          facet={facet}
          isOn={facet.name in filter.chosen}
          count={counts[facet.name]?.[switchedOn]}
          onChange={onChange}
        />
      ) : (
        <FacetMenu
          key={facet.name}
          facet={facet}
          chosen={filter.chosen[facet.name]}
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
  onChange: (change: ChangeOfFilter) => void;
}

/** Chooses the order of a list. */
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

interface FacetSwitchProps {
  facet: SwitchFacet;
  isOn: boolean;
  /** Absent if unknown. */
  count: number | undefined;
  onChange: (change: ChangeOfFilter) => void;
}

const FacetSwitch = memo(({ facet, isOn, count, onChange }: FacetSwitchProps) => (
  <FacetSwitchLabel>
    <FacetCheckbox
      name={facet.name}
      value={switchedOn}
      isChecked={isOn}
      onToggle={() => onChange((filter) => toggleValue(filter, facet, switchedOn))}
    />
    {facet.label}
    {count !== undefined && <Count>{` ${wholeNumber(count)}`}</Count>}
  </FacetSwitchLabel>
));

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
