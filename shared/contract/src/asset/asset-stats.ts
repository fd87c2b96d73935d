import { count } from '../shape/number.ts';
import { record } from '../shape/record.ts';
import type { Strict } from '../shape/shape.ts';

/** Response of `GET /v1/assets/stats`. */
export const AssetStats = record({
  totalAssets: count,
  totalDragons: count,
  totalSealedEggs: count,
  totalIncubatingEggs: count,
  totalHatchingEggs: count,
  totalGatewayKeys: count,
  totalGoldenEggs: count,
});
export type AssetStats = Strict<typeof AssetStats>;
