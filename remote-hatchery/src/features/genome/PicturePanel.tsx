import { styled } from 'styled-components';
import type { AssetInfo } from '@emberclutch/shared/contract/lenient-asset';
import { layers } from '@emberclutch/shared/theme';
import { assetTitle } from '@emberclutch/shared/ui/asset-title';
import { AssetPicture } from '@emberclutch/shared/ui/AssetPicture';
import { Panel } from '@emberclutch/shared/ui/Panel';
import { specimenNumber } from '@emberclutch/shared/ui/specimen-number';
import { copy } from './copy.ts';
import type { Drawing } from './draw-specimen.ts';
import { SpecimenDrawing } from './SpecimenDrawing.tsx';
import type { ComparedSpecimen } from './use-compared-specimen.ts';
import type { Highlight } from './use-highlight.ts';

interface Props {
  asset: AssetInfo;
  /** Null where the genome is not public, or not written by our map: then the provider's picture is shown. */
  drawing: Drawing | null;
  isWhatIf: boolean;
  compared: ComparedSpecimen | null;
  highlight: Highlight;
}

/** The specimen, and beside it the one that it is compared with. */
export function PicturePanel({ asset, drawing, isWhatIf, compared, highlight }: Props) {
  return (
    <Frame>
      <Panel as="div">
        <Pictures>
          <figure>
            {drawing ? (
              <SpecimenDrawing
                drawing={drawing}
                label={isWhatIf ? copy.whatIfPicture(drawing.description) : drawing.description}
                highlight={highlight}
              />
            ) : (
              <AssetPicture asset={asset} alt={assetTitle(asset)} isUrgent />
            )}
            {isWhatIf && <Sketch>{copy.whatIfTitle}</Sketch>}
            {compared && <figcaption>{copy.number(specimenNumber(asset.id))}</figcaption>}
          </figure>
          {compared && (
            <figure>
              {compared.drawing ? (
                <SpecimenDrawing
                  drawing={compared.drawing}
                  label={compared.drawing.description}
                  highlight={highlight}
                />
              ) : (
                <AssetPicture asset={compared.asset} alt={assetTitle(compared.asset)} isUrgent />
              )}
              <figcaption>{copy.number(specimenNumber(compared.asset.id))}</figcaption>
            </figure>
          )}
        </Pictures>
      </Panel>
    </Frame>
  );
}

/** On a phone the picture stays in sight above the table, and leaves room for it. */
const Frame = styled.div`
  @media not all and ${({ theme }) => theme.media.wide} {
    position: sticky;
    top: var(--guide-top, 72px);
    z-index: ${layers.raised};

    > div {
      padding: ${({ theme }) => theme.space.s};
    }
  }
`;

const Pictures = styled.div`
  display: flex;
  justify-content: center;
  gap: ${({ theme }) => theme.space.s};

  figure {
    position: relative;
    flex: 1 1 0;
    min-width: 0;
    max-width: min(100%, 34vh);
    margin: 0;
  }
  figcaption {
    color: ${({ theme }) => theme.color.inkSoft};
    font-size: ${({ theme }) => theme.size.xs};
    text-align: center;
  }

  @media ${({ theme }) => theme.media.wide} {
    figure {
      max-width: none;
    }
  }
`;

const Sketch = styled.p`
  position: absolute;
  top: 0;
  left: 0;
  padding: ${({ theme }) => `${theme.space.xxs} ${theme.space.xs}`};
  color: ${({ theme }) => theme.color.accentInk};
  background: ${({ theme }) => theme.color.accent};
  font-size: ${({ theme }) => theme.size.xs};
  font-weight: ${({ theme }) => theme.weight.bold};
`;
