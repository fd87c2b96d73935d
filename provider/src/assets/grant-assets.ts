import { drawGenome } from '@emberclutch/art/draw-genome.ts';
import type { Database } from '../platform/database/database.ts';
import type { Cycle } from '../seasons/season-repository.ts';
import { findSeasonAt } from '../seasons/season-repository.ts';
import type { StockCounts } from '../seasons/stock-counts.ts';
import { describeGenome } from './describe-genome.ts';
import type { NewAsset } from './new-asset-repository.ts';
import { createAssets, reserveAssetIds } from './new-asset-repository.ts';

/** A purchase and its buyer. */
interface Sale extends StockCounts {
  id: number;
  accountId: string;
}

/** Creates the eggs and gateway keys of a sale. Only the genome decides an egg's traits, and whether it is golden. */
export async function grantAssets(trx: Database, sale: Sale, cycle: Cycle, now: number): Promise<void> {
  const ids = await reserveAssetIds(trx, sale.eggs + sale.keys);
  const hatchesAt = cycle.closesAt + cycle.hatchesAfter;
  const hatchSeason = await findSeasonAt(trx, hatchesAt);
  const commonFields = {
    ownerId: sale.accountId,
    season: cycle.season,
    seasonAge: cycle.seasonAge,
    createdAt: now,
    modifiedAt: now,
    purchaseId: sale.id,
    cycleId: cycle.id,
  };
  const drawEgg = async (id: number): Promise<NewAsset> => ({
    id,
    type: 'DRAGON',
    ...commonFields,
    ...describeGenome(await drawGenome(cycle.secret, cycle.id, id)),
    hatchSeason: hatchSeason?.name ?? null,
    incubatesAt: cycle.closesAt,
    hatchingAt: cycle.closesAt + cycle.hatchingAfter,
    hatchesAt,
  });
  const keys = ids
    .slice(sale.eggs)
    .map((id): NewAsset => ({ id, type: 'GATEWAY_KEY', ...commonFields, golden: false }));
  await createAssets(trx, [...(await Promise.all(ids.slice(0, sale.eggs).map(drawEgg))), ...keys]);
}
