import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, font, media, size, space } from '@emberclutch/web/theme/tokens.ts';
import { prose } from './prose.ts';

interface Props {
  /** Fragment that links use: `#rarity`. */
  id: string;
  /** Number in the margin: `IV` or `§ 2`. */
  mark: string;
  title: string;
  children: ReactNode;
}

/** A numbered section of an article: the number in the margin, the text in a readable column. */
export function Chapter({ id, mark, title, children }: Props) {
  return (
    <Section aria-labelledby={id}>
      <Mark aria-hidden="true">{mark}</Mark>
      <div>
        <h2 id={id}>{title}</h2>
        <Text>{children}</Text>
      </div>
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xs} ${space.l};
  padding: clamp(28px, 4vw, 48px) 0;
  border-top: 3px double ${color.rule};

  @media ${media.wide} {
    grid-template-columns: 148px minmax(0, 1fr);
  }

  h2 {
    margin-bottom: ${space.m};
    scroll-margin-top: 96px;
  }
`;

const Mark = styled.p`
  color: ${color.accent};
  font-family: ${font.display};
  font-size: ${size.xl};
  font-style: italic;
  line-height: 1.12;
`;

const Text = styled.div`
  ${prose}
`;
