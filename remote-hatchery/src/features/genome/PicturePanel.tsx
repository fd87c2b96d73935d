import { styled } from 'styled-components';
import type { Genome } from '@emberclutch/art/genome.ts';
import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import { color, layers, media, size, space } from '@emberclutch/web/theme/tokens.ts';
import { opaqueOnceScrolled } from '@emberclutch/web/ui/layout/opaque-once-scrolled.ts';
import { specimenNumber } from '@emberclutch/web/ui/format/specimen-number.ts';
import { copy } from './copy.ts';
import { SpecimenPicture } from './SpecimenPicture.tsx';
import type { ComparedSpecimen } from './use-compared-specimen.ts';
import type { Highlight } from './use-highlight.ts';

interface Props {
  asset: AssetInfo;
  genome: Genome | null;
  /** The genome as the player has changed it; null without a change. */
  whatIf: Genome | null;
  compared: ComparedSpecimen | null;
  highlight: Highlight;
}

/** The specimen, and beside it the one that it is compared with. */
export function PicturePanel({ asset, genome, whatIf, compared, highlight }: Props) {
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
    </Frame>
  );
}

/** On a phone the picture stays in sight above the table, and leaves room for it. */
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
