import { useMemo } from 'react';
import type { ReactNode } from 'react';
import type { Genome } from '@emberclutch/art/genome.ts';
import type { AssetState } from '@emberclutch/contract/asset/asset-values.ts';
import { drawDragon } from '@emberclutch/art/draw-dragon.ts';
import { drawEgg } from '@emberclutch/art/draw-egg.ts';
import { stages } from './drawn-genes.ts';

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

/** The SVG of a genome for the current state of the asset. The first call takes more than 100 ms on a phone. */
export function drawSpecimen(genome: Genome, assetState: AssetState): string {
  const state = stages[assetState];
  return state === 'hatched' ? drawDragon(genome, 'resting') : drawEgg(genome, { state });
}
