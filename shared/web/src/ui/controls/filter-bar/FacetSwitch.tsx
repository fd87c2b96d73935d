import { memo } from 'react';
import { styled } from 'styled-components';
import { color, space } from '../../../theme/tokens.ts';
import { wholeNumber } from '../../format/whole-number.ts';
import { FacetCheckbox } from './FacetCheckbox.tsx';
import { switchedOn, toggleValue } from './list-filter.ts';
import type { ChangeOfFilter, SwitchFacet } from './list-filter.ts';

interface Props {
  facet: SwitchFacet;
  isOn: boolean;
  /** Absent if unknown. */
  count: number | undefined;
  onChange: (change: ChangeOfFilter) => void;
}

export const FacetSwitch = memo(({ facet, isOn, count, onChange }: Props) => (
  <Label>
    <FacetCheckbox
      name={facet.name}
      value={switchedOn}
      isChecked={isOn}
      onToggle={() => onChange((filter) => toggleValue(filter, facet, switchedOn))}
    />
    {facet.label}
    {count !== undefined && <Count>{` ${wholeNumber(count)}`}</Count>}
  </Label>
));

const Label = styled.label`
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
