import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, media, space } from '../../theme/tokens.ts';
import { EmptyPedestal } from '../layout/EmptyPedestal.tsx';

interface Props {
  title: string;
  children: ReactNode;
  action?: ReactNode;
  /** Level of the heading; 1 if nothing else is on the page. */
  level?: 1 | 2;
  foot?: ReactNode;
}

/** Placeholder of an empty list: an empty pedestal, the reason, and the next step. */
export function EmptyState({ title, children, action, level = 2, foot }: Props) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <BesidePedestal>
      <Words>
        <Heading>{title}</Heading>
        <TextBlock>{typeof children === 'string' ? <p>{children}</p> : children}</TextBlock>
        {action}
      </Words>
      <StatePedestal>{foot}</StatePedestal>
    </BesidePedestal>
  );
}

/** Text, and an empty pedestal (`StatePedestal`) beside it. */
export const BesidePedestal = styled.div`
  display: grid;
  gap: ${space.m} ${space.l};
  padding: ${space.l} 0 ${space.xl};

  @media ${media.wide} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: center;
    min-height: 38vh;
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${space.m};
  justify-items: start;
`;

/** Above the text on a phone, beside it if there is room. */
export const StatePedestal = styled(EmptyPedestal)`
  order: -1;
  justify-self: center;
  width: 132px;

  @media ${media.wide} {
    order: 0;
    width: min(60%, 36vh);
  }
`;

const TextBlock = styled.div`
  max-width: 46ch;
  color: ${color.inkSoft};
  text-wrap: balance;
`;
