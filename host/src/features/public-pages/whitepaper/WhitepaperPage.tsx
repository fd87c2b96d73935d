import { styled } from 'styled-components';
import { geneMap } from '@emberclutch/art/gene-map.ts';
import type { Gene } from '@emberclutch/art/gene-map.ts';
import type { ChapterContent } from '@emberclutch/contract/site/page-content.ts';
import type { PageProps } from '@emberclutch/web/routing/app-page.ts';
import { color, font, space } from '@emberclutch/web/theme/tokens.ts';
import content from '../../../../content/whitepaper.md';
import { ArticlePage } from '../article/ArticlePage.tsx';
import { FactTable } from '../article/FactTable.tsx';
import scholar from '../illustrations/scholar.svg';

/** How genomes, rarity and seasons are decided, in enough detail to reproduce the results. */
export function WhitepaperPage({ page }: PageProps) {
  return (
    <ArticlePage
      page={page}
      content={content}
      illustration={{
        src: scholar,
        alt: 'Tarnorakarn lying in the grass and looking back: a slate wyvern with a beak, ram horns and copper wings.',
        caption: 'Tarnorakarn, reading along.',
      }}
      tableOfContents={<TableOfContents chapters={content.chapters} />}
      numbering="roman"
      components={{ 'gene-table': <GeneTable /> }}
    />
  );
}

function TableOfContents({ chapters }: { chapters: readonly ChapterContent[] }) {
  return (
    <Nav aria-label="On this page">
      <ol>
        {chapters.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </Nav>
  );
}

function GeneTable() {
  return (
    <FactTable
      caption="The genes, where they lie, and the weight of each trait of 256, from the commonest to the rarest."
      columns={['Gene', 'Digits', 'Traits']}
      rows={Object.values<Gene>(geneMap).map(({ label, offset, alleles }) => [
        label,
        `${offset + 1}\u2060–\u2060${offset + 3}`,
        alleles.map(({ label: trait, weight }) => `${trait}\u00a0${weight}`).join(' · '),
      ])}
    />
  );
}

const Nav = styled.nav`
  padding: ${space.m} 0 clamp(28px, 4vw, 48px);

  ol {
    columns: 260px auto;
    column-gap: ${space.xl};
    counter-reset: chapter;
  }
  li {
    break-inside: avoid;
    padding: 3px 0;
    counter-increment: chapter;
  }
  li::before {
    content: counter(chapter, upper-roman);
    display: inline-block;
    width: 2.4em;
    color: ${color.inkFaint};
    font-family: ${font.display};
    font-style: italic;
  }
`;
