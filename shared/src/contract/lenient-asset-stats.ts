import * as z from 'zod/mini';
import { readCount } from './readers/count.ts';
import { memberOf } from './readers/member-of.ts';

const count = memberOf(readCount);

/** `AssetStats` of any provider; a total that is missing is null. */
export const LenientAssetStats = z.object({
  totalAssets: count,
  totalDragons: count,
  totalSealedEggs: count,
  totalIncubatingEggs: count,
  totalHatchingEggs: count,
  totalGatewayKeys: count,
  totalGoldenEggs: count,
});
