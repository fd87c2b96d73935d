import { styled } from 'styled-components';
import type { Genome } from '@emberclutch/art/genome.ts';
import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import type { Gene } from '@emberclutch/contract/genome/genome-report.ts';
import { color, font, layers, media, size, space } from '@emberclutch/web/theme/tokens.ts';
import { notPrinted } from '@emberclutch/web/theme/not-printed.ts';
import { opaqueOnceScrolled } from '@emberclutch/web/ui/layout/opaque-once-scrolled.ts';
import { specimenNumber } from '@emberclutch/contract/asset/specimen-number.ts';
import { copy } from './copy.ts';
import { SpecimenPicture } from './SpecimenPicture.tsx';
import type { ComparedSpecimen } from './use-compared-specimen.ts';
import type { Highlight } from './use-highlight.ts';

interface Props {
  asset: AssetInfo;
  genome: Genome | null;
  /** The player's modified genome; null if unchanged. */
  whatIf: Genome | null;
  compared: ComparedSpecimen | null;
  genes: readonly Gene[];
  highlight: Highlight;
}

/** The specimen, the compared specimen beside it, and below it the name of the highlighted gene. */
export function PicturePanel({ asset, genome, whatIf, compared, genes, highlight }: Props) {
  const lit = genes.find(({ gene }) => gene === highlight.gene);
  return (
    <Frame>
      <Pictures>
        <figure>
          <SpecimenPicture asset={asset} genome={genome} whatIf={whatIf} highlight={highlight} />
          {compared && <figcaption>{copy.number(specimenNumber(asset.id))}</figcaption>}
        </figure>
        {compared && (
          <figure>
            <SpecimenPicture asset={compared.asset} genome={compared.genome} highlight={highlight} />
            <figcaption>{copy.number(specimenNumber(compared.asset.id))}</figcaption>
          </figure>
        )}
      </Pictures>
      {/* Hidden from screen readers, because the row of the gene says the same. */}
      <Legend aria-hidden="true" {...notPrinted}>
        {lit && (
          <>
            <strong>{lit.label}</strong> {lit.dominant?.label}
            {lit.oneIn !== null && <span>{copy.oneIn(lit.oneIn)}</span>}
          </>
        )}
      </Legend>
    </Frame>
  );
}

/** On a phone the picture sticks above the table, and leaves room for it. */
const Frame = styled.div`
  @media not all and ${media.wide} {
    position: sticky;
    top: var(--bar, 0px);
    z-index: ${layers.raised};
    background: ${color.page};
    ${opaqueOnceScrolled}
    border-bottom: 3px double ${color.rule};
  }
  @media print {
    position: static;
    background: none;
  }
`;

const Pictures = styled.div`
  display: flex;
  justify-content: center;
  gap: ${space.s};

  figure {
    flex: 1 1 0;
    min-width: 0;
    max-width: min(100%, 40vh);
    margin: 0;
  }
  figcaption {
    color: ${color.inkSoft};
    font-size: ${size.xs};
    text-align: center;
  }

  @media ${media.wide} {
    figure {
      max-width: var(--plate);
    }
  }
`;

/** Its line is present before the genome is known and a gene is highlighted, so that nothing moves. */
const Legend = styled.p`
  min-height: 1.9em;
  color: ${color.ink};
  font-family: ${font.display};
  font-size: ${size.l};
  line-height: 1.5;
  text-align: center;
  white-space: nowrap;
  overflow: hidden;
  text-overflow: ellipsis;

  strong {
    color: ${color.accent};
    font-weight: inherit;
    font-style: italic;
  }
  span {
    margin-left: ${space.s};
    color: ${color.inkSoft};
    font-size: ${size.s};
    font-style: italic;
  }
  @media ${media.phone} {
    font-size: ${size.m};
  }
`;
