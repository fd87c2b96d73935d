import type { Traits } from '../../traits.ts';
import { drawBands } from './bands.ts';
import { drawConstellation } from './constellation.ts';
import { drawFacets } from './facets.ts';
import { drawFern } from './fern.ts';
import { drawFlame } from './flame.ts';
import { drawMarble } from './marble.ts';
import { drawOcelli } from './ocelli.ts';
import type { Pattern } from './pattern.ts';
import { drawScales } from './scales.ts';
import { drawSpeckle } from './speckle.ts';
import { drawTide } from './tide.ts';

export const patternByGene: Record<Traits['pattern'], Pattern> = {
  speckle: drawSpeckle,
  bands: drawBands,
  scales: drawScales,
  marble: drawMarble,
  tide: drawTide,
  fern: drawFern,
  flame: drawFlame,
  facets: drawFacets,
  ocelli: drawOcelli,
  constellation: drawConstellation,
};
