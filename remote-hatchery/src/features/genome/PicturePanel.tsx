import { lazy, Suspense, useDeferredValue, useState } from 'react';
import type { ComponentType, PointerEvent } from 'react';
import { styled } from 'styled-components';
import type { Genome } from '@emberclutch/art/genome.ts';
import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import type { Gene } from '@emberclutch/contract/genome/genome-report.ts';
import { color, font, layers, media, size, space, motion, weight } from '@emberclutch/web/theme/tokens.ts';
import { notPrinted } from '@emberclutch/web/theme/not-printed.ts';
import { opaqueOnceScrolled } from '@emberclutch/web/ui/layout/opaque-once-scrolled.ts';
import { formatSpecimenNumber } from '@emberclutch/contract/asset/specimen-number.ts';
import { formatAssetTitle } from '@emberclutch/web/ui/asset/format-asset-title.ts';
import { AssetPicture } from '@emberclutch/web/ui/asset/AssetPicture.tsx';
import { isChunkLoadError } from '@emberclutch/web/routing/is-chunk-load-error.ts';
import { copy } from './copy.ts';
import type { ComparedSpecimen } from './use-compared-specimen.ts';
import type { Highlight } from './use-highlight.ts';
import type { SpecimenDrawingProps } from './SpecimenDrawing.tsx';
import { describeSpecimen, drawableGenes, listDrawnGenes } from './drawn-genes.ts';

interface Props {
  asset: AssetInfo;
  genome: Genome | null;
  /** The player's modified genome; null if unchanged. */
  whatIf: Genome | null;
  otherSpecimen: ComparedSpecimen | null;
  genes: readonly Gene[];
  highlight: Highlight;
}

/** The specimen, the compared specimen beside it, and below it the name of the highlighted gene. */
export function PicturePanel({ asset, genome, whatIf, otherSpecimen, genes, highlight }: Props) {
  const highlightedGene = genes.find(({ gene }) => gene === highlight.gene);
  return (
    <Frame>
      <Pictures>
        <figure>
          <SpecimenPicture asset={asset} genome={genome} whatIf={whatIf} highlight={highlight} />
          {otherSpecimen && <figcaption>{copy.number(formatSpecimenNumber(asset.id))}</figcaption>}
        </figure>
        {otherSpecimen && (
          <figure>
            <SpecimenPicture
              asset={otherSpecimen.asset}
              genome={otherSpecimen.genome}
              highlight={highlight}
            />
            <figcaption>{copy.number(formatSpecimenNumber(otherSpecimen.asset.id))}</figcaption>
          </figure>
        )}
      </Pictures>
      {/* Hidden from screen readers, because the row of the gene says the same. */}
      <Legend aria-hidden="true" {...notPrinted}>
        {highlightedGene && (
          <>
            <strong>{highlightedGene.label}</strong> {highlightedGene.dominant?.label}
            {highlightedGene.oneIn !== null && <span>{copy.oneIn(highlightedGene.oneIn)}</span>}
          </>
        )}
      </Legend>
    </Frame>
  );
}

interface SpecimenPictureProps {
  asset: AssetInfo;
  /** Null if it is not known yet, secret, or not written with our map: then only the provider's picture can be shown. */
  genome: Genome | null;
  /** The player's modified genome; null if unchanged. */
  whatIf?: Genome | null;
  highlight: Highlight;
}

/**
 * The provider's picture, or the inline drawing, which fades all parts that do not belong to the highlighted gene. Both look the same.
 * The drawing is loaded on the first highlight, because drawing took half of the page's time on a phone.
 */
export function SpecimenPicture({ asset, genome, whatIf = null, highlight }: SpecimenPictureProps) {
  const { assetState } = asset;
  // The drawing is a separate render, so that the table responds to a change first.
  const drawnGenome = useDeferredValue(whatIf ?? genome, genome);
  const isSketch = drawnGenome !== null && drawnGenome !== genome;
  const genes = drawnGenome && assetState ? listDrawnGenes(drawnGenome, assetState) : noGenes;
  const highlightedGene = highlight.gene !== null && genes.has(highlight.gene) ? highlight.gene : null;
  const hasHighlightedGene = useDeferredValue(highlightedGene !== null);
  const [isRequested, setIsRequested] = useState(false);
  const isNeeded = isRequested || isSketch || hasHighlightedGene || asset.thumbnail === null;
  // The request is never reset, because each move of the pointer would swap picture and drawing.
  if (isNeeded && !isRequested) setIsRequested(true);
  const picture = <AssetPicture asset={asset} alt="" hasPriority />;
  const description =
    drawnGenome && assetState ? describeSpecimen(drawnGenome, assetState) : formatAssetTitle(asset);

  // This handler is only for the pointer: the buttons of the table do the same for the keyboard.
  const handlePress = ({ target }: { target: EventTarget }) => {
    const gene = findGene(target, genes);
    if (gene !== null) highlight.togglePin(gene);
  };
  return (
    <Picture
      role="img"
      aria-label={isSketch ? copy.whatIfPicture(description) : description}
      data-lit={highlightedGene}
      onPointerEnter={() => setIsRequested(true)}
      // Not `onPointerEnter`: when the page scrolls below a resting pointer, the gene with the keyboard's focus stays
      // highlighted.
      onPointerMove={({ target }: PointerEvent) => highlight.preview(findGene(target, genes))}
      onPointerLeave={() => highlight.preview(null)}
      onClick={handlePress}
    >
      {isNeeded && drawnGenome && assetState ? (
        <Suspense fallback={picture}>
          <SpecimenDrawing genome={drawnGenome} assetState={assetState} picture={picture} />
        </Suspense>
      ) : (
        picture
      )}
      {isSketch && <Sketch>{copy.whatIfTitle}</Sketch>}
    </Picture>
  );
}

const noGenes: ReadonlySet<string> = new Set();

/** The gene of the drawing's part below the pointer; null for the background. */
function findGene(target: EventTarget, genes: ReadonlySet<string>): string | null {
  const part = target instanceof Element ? target.closest('[data-gene]') : null;
  return (
    part
      ?.getAttribute('data-gene')
      ?.split(' ')
      .find((gene) => genes.has(gene)) ?? null
  );
}

/** One selector per gene, because a selector cannot compare two attributes. */
const fadedParts = drawableGenes
  .map(
    (gene) => `&:where([data-lit='${gene}']) svg g :is(path, circle, ellipse):not([data-gene~='${gene}'] *)`,
  )
  .join(',');

const SpecimenDrawing = lazy<ComponentType<SpecimenDrawingProps>>(async () => {
  try {
    return { default: (await import('./SpecimenDrawing.tsx')).SpecimenDrawing };
  } catch (error) {
    if (!isChunkLoadError(error)) throw error;
    return { default: ProviderPicture };
  }
});

const ProviderPicture = ({ picture }: SpecimenDrawingProps) => picture;

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

const Picture = styled.div`
  position: relative;
  aspect-ratio: 1;

  svg {
    width: 100%;
  }
  svg > :not(defs),
  svg g :is(path, circle, ellipse) {
    transition: opacity ${motion.quick};
  }
  &:where([data-lit]) svg > :is(path, circle, ellipse),
  ${fadedParts} {
    opacity: 0.1;
  }
`;

const Sketch = styled.p`
  position: absolute;
  top: 0;
  left: 0;
  padding: ${space.xxs} ${space.xs};
  color: ${color.accentInk};
  forced-color-adjust: none;
  background: ${color.accent};
  font-size: ${size.xs};
  font-weight: ${weight.bold};
`;
