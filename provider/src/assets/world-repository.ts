import type { Element } from '@emberclutch/contract/asset/asset-values.ts';
import type { SpawnSeason } from '@emberclutch/contract/season/spawn-season.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../platform/database/database.ts';

/** A hatched dragon as the world shows it. `hatchedAt` is in epoch seconds. */
export interface WorldDragonRecord {
  id: number;
  house: Element;
  magic: Element;
  season: SpawnSeason;
  seasonAge: number;
  golden: boolean;
  rarity: number | null;
  genome: string | null;
  hatchedAt: number;
}

/**
 * Dragons that hatched from `since` until `now`, in the order of hatching. Instants are epoch seconds. Uses the index
 * on the instant of hatching.
 */
export async function listHatched(
  db: Kysely<Database>,
  { since, now }: { since: number; now: number },
): Promise<WorldDragonRecord[]> {
  const rows = await db
    .selectFrom('assets')
    .select(['id', 'house', 'magic', 'season', 'season_age', 'golden', 'rarity', 'genome', 'hatches_at'])
    .where('type', '=', 'DRAGON')
    .where('hatches_at', '>=', since)
    .where('hatches_at', '<=', now)
    .orderBy('hatches_at')
    .orderBy('id')
    .execute();
  return rows.flatMap(
    ({ id, house, magic, season, season_age: seasonAge, golden, rarity, genome, hatches_at: hatchedAt }) =>
      // A dragon has both from its genome; the columns are empty only for gateway keys.
      house !== null && magic !== null && hatchedAt !== null
        ? [{ id, house, magic, season, seasonAge, golden, rarity, genome, hatchedAt }]
        : [],
  );
}
