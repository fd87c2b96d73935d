import { styled } from 'styled-components';
import { useSearchParams } from '@emberclutch/shared/routing';
import { copy } from './copy.ts';
import type { EggView } from './egg-filter.ts';
import { viewParams } from './egg-filter.ts';

/** The order of the list, and a filter for golden eggs. */
export function ViewControls({ view }: { view: EggView }) {
  const [, setParams] = useSearchParams();
  const handleChange = (change: Partial<EggView>) =>
    setParams(viewParams({ ...view, ...change }), { replace: true });

  return (
    <Row>
      <label>
        {copy.list.order}
        <select
          value={view.order}
          onChange={(event) => handleChange({ order: event.target.value === 'rarest' ? 'rarest' : 'newest' })}
        >
          <option value="newest">{copy.list.orders.newest}</option>
          <option value="rarest">{copy.list.orders.rarest}</option>
        </select>
      </label>
      <label>
        <input
          type="checkbox"
          checked={view.isGoldenOnly}
          onChange={(event) => handleChange({ isGoldenOnly: event.target.checked })}
        />
        {copy.list.golden}
      </label>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => `${theme.space.xs} ${theme.space.l}`};
  margin-bottom: ${({ theme }) => theme.space.m};
  font-size: ${({ theme }) => theme.size.s};

  label {
    display: inline-flex;
    align-items: center;
    gap: ${({ theme }) => theme.space.xs};
    min-height: 44px;
  }
  select {
    min-height: 40px;
    padding: 0 ${({ theme }) => theme.space.xs};
    color: ${({ theme }) => theme.color.ink};
    background: ${({ theme }) => theme.color.raised};
    border: 1px solid ${({ theme }) => theme.color.edge};
    border-radius: ${({ theme }) => theme.radius.s};
    font: inherit;
  }
  [type='checkbox'] {
    width: 18px;
    height: 18px;
    accent-color: ${({ theme }) => theme.color.accent};
  }
`;
