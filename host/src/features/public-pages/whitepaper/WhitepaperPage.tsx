import { styled } from 'styled-components';
import { geneMap, geneLength, measureLength, measures, unmapped } from '@emberclutch/art/gene-map.ts';
import type { Gene } from '@emberclutch/art/gene-map.ts';
import type { ChapterContent } from '@emberclutch/contract/site/page-content.ts';
import type { PageProps } from '@emberclutch/web/routing/app-page.ts';
import { color, font, inset, size, space } from '@emberclutch/web/theme/tokens.ts';
import { Page } from '@emberclutch/web/ui/layout/Page.tsx';
import content from '../../../../content/whitepaper.md';
import { PageHero } from '../../../platform/ui/PageHero.tsx';
import { Chapters } from '../article/Chapters.tsx';
import { FactTable } from '../article/FactTable.tsx';
import scholar from '../illustrations/scholar.svg';

/** How genomes, rarity and seasons are decided, in enough detail to reproduce the results. */
export function WhitepaperPage({ page }: PageProps) {
  return (
    <Page title={page.title}>
      <PageHero
        eyebrow={page.title}
        title={content.title}
        lead={content.lead}
        illustration={{
          src: scholar,
          alt: 'Tarnorakarn lying in the grass and looking back: a slate wyvern with a beak, ram horns and copper wings.',
          caption: 'Tarnorakarn, reading along.',
        }}
      />
      <TableOfContents chapters={content.chapters} />
      <Chapters
        chapters={content.chapters}
        numbering="roman"
        components={{ 'genome-ruler': <GenomeRuler />, 'gene-table': <GeneTable /> }}
      />
    </Page>
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

const digitCount = 64;

const digitWidth = 12;

/** Positions of genes and measures in the 64 digits. The gene table contains the same information as text. */
function GenomeRuler() {
  return (
    <GenomeRulerFigure>
      {/* Focusable, so that a keyboard can scroll it. */}
      <Scroll role="region" aria-label="Ruler of the genome" tabIndex={0}>
        <svg
          viewBox={`0 0 ${digitCount * digitWidth} 54`}
          role="img"
          aria-label="The genome as a ruler of sixty-four digits: eighteen genes, four measures, and two digits without a meaning."
        >
          {Object.entries(geneMap).map(([name, { offset }]) => (
            <g key={name} className="gene">
              <rect x={offset * digitWidth + 1} y="8" width={geneLength * digitWidth - 2} height="26" />
              <path d={`M${(offset + 2) * digitWidth} 8v26`} />
            </g>
          ))}
          {Object.entries(measures).map(([name, offset]) => (
            <rect
              key={name}
              className="measure"
              x={offset * digitWidth + 1}
              y="14"
              width={measureLength * digitWidth - 2}
              height="20"
            />
          ))}
          {unmapped.map(({ offset, length }) => (
            <rect
              key={offset}
              className="blank"
              x={offset * digitWidth + 1}
              y="20"
              width={length * digitWidth - 2}
              height="14"
            />
          ))}
          <path
            className="scale"
            d={Array.from(
              { length: digitCount + 1 },
              (_, at) => `M${at * digitWidth} 38v${at % 8 === 0 ? 8 : 4}`,
            ).join('')}
          />
        </svg>
      </Scroll>
      <figcaption>
        <i className="gene" /> gene: two digits show, one is hidden <i className="measure" /> measure{' '}
        <i className="blank" /> no meaning yet
      </figcaption>
    </GenomeRulerFigure>
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

const GenomeRulerFigure = styled.figure`
  margin: ${space.l} 0;

  figcaption {
    padding-top: ${space.xs};
    color: ${color.inkSoft};
    font-size: ${size.xs};
  }
  i {
    display: inline-block;
    width: 14px;
    height: 10px;
    margin: 0 ${space.xxs} 0 ${inset.mat};
    border: 1px solid ${color.edge};
    /* A legend for the colours of a drawing, which forced colours do not change. */
    forced-color-adjust: none;
  }
  i:first-child {
    margin-left: 0;
  }
  .gene rect,
  i.gene {
    fill: ${color.accentSoft};
    background: ${color.accentSoft};
  }
  .measure,
  i.measure {
    fill: ${color.wash};
    background: ${color.wash};
  }
  .blank,
  i.blank {
    fill: ${color.sunk};
    background: ${color.sunk};
  }
`;

const Scroll = styled.div`
  overflow-x: auto;

  svg {
    min-width: 560px;
    stroke: ${color.edge};
    stroke-width: 1;
  }
`;
