import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, space } from '../../theme/tokens.ts';

export const FactList = styled.dl`
  margin: 0;
`;

/** One line of a `FactList`. A value that does not fit beside its term wraps below it. */
export function Fact({ term, children }: { term: ReactNode; children: ReactNode }) {
  return (
    <Line>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space.m};
  padding: ${space.xs} 0;
  border-bottom: 1px solid ${color.rule};

  &:last-child {
    border-bottom: 0;
  }
  dt {
    color: ${color.inkSoft};
  }
  dd {
    min-width: 0;
    margin: 0 0 0 auto;
    text-align: right;
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums lining-nums;
  }
`;
