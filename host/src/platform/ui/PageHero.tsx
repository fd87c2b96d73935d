import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { color, media, size, space } from '@emberclutch/web/theme/tokens.ts';
import { Eyebrow } from './Eyebrow.ts';
import { IllustrationFigure } from './IllustrationFigure.tsx';
import type { Illustration } from './IllustrationFigure.tsx';

type Size = 'm' | 'l';

interface Props {
  /** `l` on the home page. */
  size?: Size;
  eyebrow: string;
  title: string;
  lead: ReactNode;
  /** Beside the text; a page without one has a single column. */
  illustration?: Illustration;
  children?: ReactNode;
}

/** The opening of a public page: eyebrow, title, lead, and an illustration beside them. */
export function PageHero({ size = 'm', eyebrow, title, lead, illustration, children }: Props) {
  return (
    <Layout $size={size} $hasIllustration={illustration !== undefined}>
      <div>
        <Eyebrow>{eyebrow}</Eyebrow>
        <Title $size={size}>{title}</Title>
        <Lead $size={size}>{lead}</Lead>
        {children}
      </div>
      {illustration && <IllustrationFigure {...illustration} size={size} isAboveFold />}
    </Layout>
  );
}

const layouts = {
  m: { gap: 'clamp(32px, 5vw, 72px)', bottom: 'clamp(40px, 6vw, 72px)', text: '1.25fr' },
  l: { gap: 'clamp(32px, 6vw, 88px)', bottom: 'clamp(40px, 6vw, 80px)', text: '1.15fr' },
};

const Layout = styled.header<{ $size: Size; $hasIllustration: boolean }>`
  display: grid;
  gap: ${({ $size }) => layouts[$size].gap};
  align-items: center;
  padding-bottom: ${({ $size }) => layouts[$size].bottom};

  @media ${media.wide} {
    grid-template-columns: ${({ $size, $hasIllustration }) =>
      $hasIllustration ? `minmax(0, ${layouts[$size].text}) minmax(0, 1fr)` : 'minmax(0, 1fr)'};
  }
`;

const titleSizes = {
  m: css`
    max-width: 18ch;
    font-size: ${size.article};
    line-height: 1.05;
    letter-spacing: -0.02em;
  `,
  l: css`
    font-size: ${size.display};
    line-height: 1.02;
    letter-spacing: -0.022em;
  `,
};

const Title = styled.h1<{ $size: Size }>`
  ${({ $size }) => titleSizes[$size]}
`;

const Lead = styled.p<{ $size: Size }>`
  && {
    margin-top: ${space.l};
  }
  max-width: ${({ $size }) => ($size === 'l' ? '52ch' : '56ch')};
  color: ${color.inkSoft};
  font-size: ${size.lead};
`;
