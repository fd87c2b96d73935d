import type { ReactNode } from 'react';
import { useId } from 'react';
import { styled } from 'styled-components';
import { color, radius, size, space } from '../../theme/tokens.ts';

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
  background: ${color.raised};
  border: 1px solid ${color.edge};
  border-radius: ${radius.s};

  &::before {
    content: '';
    position: absolute;
    inset: 4px;
    border: 1px solid ${color.rule};
    pointer-events: none;
  }
`;

const Title = styled.h2`
  padding-bottom: ${space.s};
  margin-bottom: ${space.m};
  border-bottom: 3px double ${color.rule};
  font-size: ${size.l};
`;
