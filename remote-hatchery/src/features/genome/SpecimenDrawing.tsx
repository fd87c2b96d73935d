import { useMemo } from 'react';
import type { ReactNode } from 'react';
import type { Genome } from '@emberclutch/art/genome.ts';
import type { AssetState } from '@emberclutch/contract/asset/asset-values.ts';
import { drawSpecimen } from './draw-specimen.ts';

export interface SpecimenDrawingProps {
  genome: Genome;
  assetState: AssetState;
  /** The provider's picture, shown if the drawing cannot be loaded. */
  picture: ReactNode;
}

/** The drawing of a genome as inline SVG. Each part names the gene that it shows. */
export function SpecimenDrawing({ genome, assetState }: SpecimenDrawingProps) {
  const content = useMemo(() => ({ __html: drawSpecimen(genome, assetState) }), [genome, assetState]);
  return <div dangerouslySetInnerHTML={content} />;
}
