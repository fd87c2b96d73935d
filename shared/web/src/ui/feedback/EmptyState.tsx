import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, media, space } from '../../theme/tokens.ts';

interface Props {
  title: string;
  children: ReactNode;
  /** Link or button for the next step. */
  action?: ReactNode;
  /** Level of the heading; 1 where nothing else is on the page. */
  level?: 1 | 2;
}

/** Placeholder of an empty list: an empty nest, the reason, and the next step. */
export function EmptyState({ title, children, action, level = 2 }: Props) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <Layout>
      <Nest viewBox="0 0 120 64" width="132" aria-hidden="true">
        <path d="M8 30c4 20 24 30 52 30s48-10 52-30" />
        <path d="M4 28c20 10 92 10 112 0M10 34c24 11 76 11 100 0M17 41c22 10 64 10 86 0M27 49c18 7 48 7 66 0" />
        <path d="M14 24 2 34M106 24l12 10M30 34l-8 16M48 38l-4 20M72 38l4 20M90 34l8 16M36 58l10-18M84 58 74 40" />
        <path d="M46 26c0-12 6-22 14-22s14 10 14 22" strokeDasharray="2 4" />
      </Nest>
      <Heading>{title}</Heading>
      <TextBlock>{typeof children === 'string' ? <p>{children}</p> : children}</TextBlock>
      {action}
    </Layout>
  );
}

const Layout = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space.m} ${space.l};
  padding: ${space.l} 0 ${space.xl};

  @media ${media.wide} {
    grid-template-columns: minmax(0, max-content) minmax(0, 1fr);
    align-content: center;
    min-height: 38vh;
  }
`;

/** Above the words on a phone, beside them where there is room. */
const Nest = styled.svg`
  order: -1;
  fill: none;
  stroke: ${color.edge};
  stroke-width: 1.25;
  stroke-linecap: round;

  @media ${media.wide} {
    grid-column: 2;
    grid-row: 1 / span 3;
    order: 0;
    place-self: center;
    width: min(60%, 36vh);
    height: auto;
    stroke-width: 0.8;
  }
`;

const TextBlock = styled.div`
  max-width: 46ch;
  color: ${color.inkSoft};
  text-wrap: balance;
`;
