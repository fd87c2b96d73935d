import type { AssetStats } from './asset.ts';
import { readCounts } from './readers/counts.ts';
import { schemaOf } from './readers/schema-of.ts';

/** `AssetStats` of any provider; a total that is missing is null. */
export const LenientAssetStats = schemaOf(
  readCounts([
    'totalAssets',
    'totalDragons',
    'totalSealedEggs',
    'totalIncubatingEggs',
    'totalHatchingEggs',
    'totalGatewayKeys',
    'totalGoldenEggs',
  ] as const satisfies (keyof AssetStats)[]),
);
