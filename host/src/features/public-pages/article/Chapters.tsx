import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { toRomanNumeral } from '@emberclutch/contract/season/roman-numeral.ts';
import type { ChapterContent } from '@emberclutch/contract/site/page-content.ts';
import { color, font, media, size, space } from '@emberclutch/web/theme/tokens.ts';
import { ArticleText, prose } from './ArticleText.tsx';

const numberFormats = {
  roman: toRomanNumeral,
  paragraph: (number: number) => `§ ${number}`,
};

interface Props {
  chapters: readonly ChapterContent[];
  /** Format of the numbers in the margin: `IV` or `§ 4`. */
  numbering: keyof typeof numberFormats;
  /** The components that replace the lines `::name` of the text, by name. */
  components?: Readonly<Record<string, ReactNode>>;
}

/**
 * The chapters of an article: the number in the margin, the text in a readable column.
 * @throws {Error} if the text names a component that the page does not provide; the build of the host then fails
 */
export function Chapters({ chapters, numbering, components = {} }: Props) {
  return chapters.map(({ id, title, blocks }, index) => (
    <Section key={id} aria-labelledby={id}>
      <ChapterNumber aria-hidden="true">{numberFormats[numbering](index + 1)}</ChapterNumber>
      <div>
        <h2 id={id}>{title}</h2>
        <ChapterText>
          {blocks.map((block) => {
            if ('html' in block) return <ArticleText key={block.html} html={block.html} />;
            if (!(block.component in components))
              throw new Error(`There is no component for ::${block.component} in "${title}"`);
            return <Fragment key={block.component}>{components[block.component]}</Fragment>;
          })}
        </ChapterText>
      </div>
    </Section>
  ));
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

const ChapterNumber = styled.p`
  color: ${color.accent};
  font-family: ${font.display};
  font-size: ${size.xl};
  font-style: italic;
  line-height: 1.12;
`;

const ChapterText = styled.div`
  ${prose}
`;
