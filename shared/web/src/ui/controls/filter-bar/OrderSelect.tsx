import { memo } from 'react';
import { styled } from 'styled-components';
import { selectLook } from '../select-look.ts';
import { space } from '../../../theme/tokens.ts';
import { copy } from './copy.ts';
import { listParameters } from './list-filter.ts';
import type { ChangeOfFilter, FacetOption } from './list-filter.ts';

interface Props {
  orders: readonly FacetOption[];
  order: string;
  onChange: (change: ChangeOfFilter) => void;
}

/** Chooses the order of a list. */
export const OrderSelect = memo(({ orders, order, onChange }: Props) => (
  <Label>
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
  </Label>
));

const Label = styled.label`
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
