import type { ReactNode } from 'react';
import { useId } from 'react';
import { styled } from 'styled-components';

interface Props {
  as?: 'section' | 'article' | 'aside' | 'div' | 'form' | 'fieldset';
  title?: ReactNode;
  children: ReactNode;
  className?: string;
}

/** A framed area with an optional title. */
export function Panel({ as = 'section', title, children, className }: Props) {
  const titleId = useId();
  return (
    <Frame as={as} className={className} aria-labelledby={title ? titleId : undefined}>
      {title && <Title id={titleId}>{title}</Title>}
      {children}
    </Frame>
  );
}

const Frame = styled.section`
  position: relative;
  padding: clamp(20px, 4vw, 36px);
  background: ${({ theme }) => theme.color.raised};
  border: 1px solid ${({ theme }) => theme.color.edge};
  border-radius: ${({ theme }) => theme.radius.s};

  &::before {
    content: '';
    position: absolute;
    inset: 4px;
    border: 1px solid ${({ theme }) => theme.color.rule};
    pointer-events: none;
  }
`;

const Title = styled.h2`
  padding-bottom: ${({ theme }) => theme.space.s};
  margin-bottom: ${({ theme }) => theme.space.m};
  border-bottom: 3px double ${({ theme }) => theme.color.rule};
  font-size: ${({ theme }) => theme.size.l};
`;
