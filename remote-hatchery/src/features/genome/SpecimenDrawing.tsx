import { useMemo } from 'react';
import type { ReactNode } from 'react';
import type { Genome } from '@emberclutch/art/genome.ts';
import type { AssetState } from '@emberclutch/contract/asset/asset-values.ts';
import { drawSpecimen } from './draw-specimen.ts';

export interface SpecimenDrawingProps {
  genome: Genome;
  assetState: AssetState;
  /** The provider's picture, shown in place of a drawing that cannot be loaded. */
  picture: ReactNode;
}

/** The drawing of a genome inside the page, whose parts say which gene they show. */
export function SpecimenDrawing({ genome, assetState }: SpecimenDrawingProps) {
  const content = useMemo(() => ({ __html: drawSpecimen(genome, assetState) }), [genome, assetState]);
  return <div dangerouslySetInnerHTML={content} />;
}
