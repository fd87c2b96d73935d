import { styled } from 'styled-components';
import { color, size, space } from '../../theme/tokens.ts';
import { notPrinted } from '../../theme/not-printed.ts';

interface Props {
  label: string;
  count: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** Hides equal rows of a comparison, and shows the number of differences. */
export function DifferencesSwitch({ label, count, isOn, onChange }: Props) {
  return (
    <Row {...notPrinted}>
      <label>
        <input type="checkbox" checked={isOn} onChange={({ target }) => onChange(target.checked)} />
        {label}
      </label>
      <span role="status">{count}</span>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space.m};
  font-size: ${size.s};

  label {
    display: inline-flex;
    align-items: center;
    gap: ${space.xs};
    min-height: 40px;
    cursor: pointer;
  }
  input {
    width: 20px;
    height: 20px;
    accent-color: ${color.accent};
  }
  span {
    color: ${color.inkSoft};
  }
`;
