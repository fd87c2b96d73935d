import type { Traits } from '../../traits.ts';
import { bands } from './bands.ts';
import { constellation } from './constellation.ts';
import { facets } from './facets.ts';
import { fern } from './fern.ts';
import { flame } from './flame.ts';
import { marble } from './marble.ts';
import { ocelli } from './ocelli.ts';
import type { Pattern } from './pattern.ts';
import { scales } from './scales.ts';
import { speckle } from './speckle.ts';
import { tide } from './tide.ts';

export const patternByGene: Record<Traits['pattern'], Pattern> = {
  speckle,
  bands,
  scales,
  marble,
  tide,
  fern,
  flame,
  facets,
  ocelli,
  constellation,
};
