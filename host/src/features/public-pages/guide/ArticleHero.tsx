import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { IllustrationFigure } from './IllustrationFigure.tsx';
import type { PlateOfPage } from './IllustrationFigure.tsx';

interface Props {
  eyebrow: string;
  title: string;
  lead: ReactNode;
  /** Beside the words; a page of text alone needs none. */
  plate?: PlateOfPage;
  children?: ReactNode;
}

/** How a page about us begins: what it is, why one should read on, and a plate to look at. */
export function ArticleHero({ eyebrow, title, lead, plate, children }: Props) {
  return (
    <Spread $hasPlate={plate !== undefined}>
      <div>
        <Eyebrow>{eyebrow}</Eyebrow>
        <Title>{title}</Title>
        <Lead>{lead}</Lead>
        {children}
      </div>
      {plate && <IllustrationFigure {...plate} isFirst />}
    </Spread>
  );
}

const Spread = styled.header<{ $hasPlate: boolean }>`
  display: grid;
  gap: clamp(32px, 5vw, 72px);
  align-items: center;
  padding-bottom: clamp(40px, 6vw, 72px);

  @media ${({ theme }) => theme.media.wide} {
    grid-template-columns: ${({ $hasPlate }) => ($hasPlate ? 'minmax(0, 1.25fr) minmax(0, 1fr)' : 'minmax(0, 1fr)')};
  }
`;

const Eyebrow = styled.p`
  margin-bottom: ${({ theme }) => theme.space.m};
  color: ${({ theme }) => theme.color.accent};
  font-family: ${({ theme }) => theme.font.display};
  font-size: ${({ theme }) => theme.size.l};
  font-style: italic;
`;

const Title = styled.h1`
  max-width: 18ch;
  font-size: clamp(2.25rem, 1.4rem + 3.4vw, 4rem);
  line-height: 1.05;
  letter-spacing: -0.02em;
`;

const Lead = styled.p`
  && {
    margin-top: ${({ theme }) => theme.space.l};
  }
  max-width: 56ch;
  color: ${({ theme }) => theme.color.inkSoft};
  font-size: clamp(1.0625rem, 1rem + 0.3vw, 1.2rem);
`;
