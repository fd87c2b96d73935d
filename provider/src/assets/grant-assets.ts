import { drawGenome } from '@emberclutch/shared/art/draw-genome';
import type { Kysely } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { Cycle } from '../seasons/season-repository.ts';
import { findSeasonAt } from '../seasons/season-repository.ts';
import { createAssets, reserveAssetIds } from './spawned-asset-repository.ts';
import { describeGenome } from './describe-genome.ts';

/** The lock whose basket is sold. */
interface SoldLock {
  id: number;
  accountId: string;
  eggs: number;
  keys: number;
}

/** Creates the eggs and gateway keys of a sold lock. The genome of an egg alone decides its traits, golden included. */
export async function grantAssets(
  trx: Kysely<Database>,
  lock: SoldLock,
  cycle: Cycle,
  now: number,
): Promise<void> {
  const ids = await reserveAssetIds(trx, lock.eggs + lock.keys);
  const hatchesAt = cycle.closesAt + cycle.hatchesAfter;
  const hatchSeason = await findSeasonAt(trx, hatchesAt);
  const common = {
    owner_id: lock.accountId,
    season: cycle.season,
    season_age: cycle.seasonAge,
    created_at: now,
    modified_at: now,
    purchase_id: lock.id,
    cycle_id: cycle.id,
  };
  const drawEgg = async (id: number) => ({
    id,
    type: 'DRAGON' as const,
    ...common,
    ...describeGenome(await drawGenome(cycle.secret, cycle.id, id)),
    hatch_season: hatchSeason?.name ?? null,
    incubates_at: cycle.closesAt,
    hatching_at: cycle.closesAt + cycle.hatchingAfter,
    hatches_at: hatchesAt,
  });
  const keys = ids
    .slice(lock.eggs)
    .map((id) => ({ id, type: 'GATEWAY_KEY' as const, ...common, golden: false }));
  await createAssets(trx, await Promise.all(ids.slice(0, lock.eggs).map(drawEgg)));
  await createAssets(trx, keys);
}
