import type { ReactNode } from 'react';
import { useId } from 'react';
import { styled } from 'styled-components';
import { color, size, space } from '../../theme/tokens.ts';
import type { Elements } from './elements.ts';

interface Props {
  as?: 'section' | 'article' | 'aside' | 'div';
  /** Set for a panel of related form controls, which the title then names. */
  role?: 'group';
  title?: ReactNode;
  children: Elements;
  className?: string;
}

/** A section of a page, with a rule and a title instead of a box. Without a title it has no rule either. */
export function Panel({ as = 'section', role, title, children, className }: Props) {
  const titleId = useId();
  return (
    <Frame as={as} role={role} className={className} aria-labelledby={title ? titleId : undefined}>
      {title && <Title id={titleId}>{title}</Title>}
      {children}
    </Frame>
  );
}

const Frame = styled.section`
  position: relative;

  &:where([aria-labelledby]) {
    padding-top: ${space.s};
    border-top: 1px solid ${color.edge};
  }
`;

const Title = styled.h2`
  margin-bottom: ${space.m};
  font-size: ${size.l};
`;
