import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, space } from '../../theme/tokens.ts';
import { EmptyPedestal, PedestalLayout } from '../layout/EmptyPedestal.tsx';

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
    <PedestalLayout>
      <TextColumn>
        <Heading>{title}</Heading>
        <TextBlock>{typeof children === 'string' ? <p>{children}</p> : children}</TextBlock>
        {action}
      </TextColumn>
      <EmptyPedestal>{foot}</EmptyPedestal>
    </PedestalLayout>
  );
}

const TextColumn = styled.div`
  display: grid;
  gap: ${space.m};
  justify-items: start;
`;

const TextBlock = styled.div`
  max-width: 46ch;
  color: ${color.inkSoft};
  text-wrap: balance;
`;
