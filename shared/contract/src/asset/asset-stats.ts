import { integer } from '../shape/number.ts';
import { record } from '../shape/record.ts';
import type { Strict } from '../shape/shape.ts';

/** Response of `GET /v1/assets/stats`. */
export const AssetStats = record({
  totalAssets: integer,
  totalDragons: integer,
  totalSealedEggs: integer,
  totalIncubatingEggs: integer,
  totalHatchingEggs: integer,
  totalGatewayKeys: integer,
  totalGoldenEggs: integer,
});
export type AssetStats = Strict<typeof AssetStats>;
