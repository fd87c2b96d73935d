import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, media, size, space, font } from '@emberclutch/web/theme/tokens.ts';
import { IllustrationFigure } from './IllustrationFigure.tsx';
import type { Illustration } from './IllustrationFigure.tsx';
import type { Elements } from '@emberclutch/web/ui/layout/elements.ts';

interface Props {
  size?: 'm' | 'l';
  eyebrow: string;
  title: string;
  lead: ReactNode;
  illustration?: Omit<Illustration, 'number'> | undefined;
  /** Shown instead of an illustration. */
  figure?: ReactNode;
  children?: Elements;
}

/** The opening of a public page: eyebrow, title and lead, with an illustration beside them, or in a single column. */
export function PageHero({ size = 'm', eyebrow, title, lead, illustration, figure, children }: Props) {
  return (
    <Layout data-size={size} data-illustrated={(illustration ?? figure) !== undefined || undefined}>
      <div>
        <Eyebrow>{eyebrow}</Eyebrow>
        <Title data-size={size}>{title}</Title>
        <Lead data-size={size}>{lead}</Lead>
        {children}
      </div>
      {figure}
      {illustration && <IllustrationFigure {...illustration} number={figureNumber} size={size} isAboveFold />}
    </Layout>
  );
}

/** An article has only this illustration. */
const figureNumber = 'Fig. 1.';

const Layout = styled.header`
  display: grid;
  gap: clamp(32px, 5vw, 72px);
  align-items: center;
  padding-bottom: clamp(32px, 4vw, 56px);

  &:where([data-size='l']) {
    padding-bottom: clamp(16px, 2vw, 32px);
  }
  @media ${media.wide} {
    grid-template-columns: minmax(0, 1fr);

    &:where([data-illustrated]) {
      grid-template-columns: minmax(0, 1.2fr) minmax(0, 1fr);
    }
    /* The rule of the figure ends at the right edge of the page, like the rules of the sections below. */
    > figure {
      margin-inline: auto 0;
    }
  }
`;

const Title = styled.h1`
  max-width: 18ch;
  font-size: ${size.article};
  line-height: 1.05;
  letter-spacing: -0.02em;

  &:where([data-size='l']) {
    max-width: none;
    font-size: ${size.display};
    line-height: 1.02;
    letter-spacing: -0.022em;
  }
`;

const Lead = styled.p`
  && {
    margin-top: ${space.l};
  }
  max-width: 56ch;
  color: ${color.inkSoft};
  font-size: ${size.lead};

  &:where([data-size='l']) {
    max-width: 52ch;
  }
`;

/** A line above a title that says which part of the site this is. */
export const Eyebrow = styled.p`
  margin-bottom: ${space.m};
  color: ${color.accent};
  font-family: ${font.display};
  font-size: ${size.l};
  font-style: italic;
`;
