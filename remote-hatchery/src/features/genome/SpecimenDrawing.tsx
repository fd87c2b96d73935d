import { useMemo } from 'react';
import type { Genome } from '@emberclutch/art/genome.ts';
import type { AssetState } from '@emberclutch/contract/asset/asset-values.ts';
import { drawSpecimen } from './draw-specimen.ts';

interface Props {
  genome: Genome;
  assetState: AssetState;
}

/** The drawing of a genome inside the page, whose parts say which gene they show. */
export function SpecimenDrawing({ genome, assetState }: Props) {
  const content = useMemo(() => ({ __html: drawSpecimen(genome, assetState) }), [genome, assetState]);
  return <div dangerouslySetInnerHTML={content} />;
}
