import type { Insertable, Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { AssetTable } from '../platform/database/tables/world.ts';
import type { AssetRecord } from './asset-repository.ts';

type Required = 'id' | 'ownerId' | 'type' | 'season' | 'seasonAge' | 'golden' | 'createdAt' | 'modifiedAt';

/** An asset to be inserted. Instants are epoch seconds; fields that are left out are null. */
export interface NewAsset
  extends Pick<AssetRecord, Required>, Partial<Omit<AssetRecord, Required | 'ownerName'>> {
  /** The purchase that the asset comes from. */
  purchaseId?: number;
}

/** Reserves ids of new assets before they are inserted: the id of an egg is an input of the draw of its genome. */
export async function reserveAssetIds(trx: Kysely<Database>, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('assets', 'id')) as id from generate_series(1, ${count}::integer)
  `.execute(trx);
  return rows.map(({ id }) => Number(id));
}

export async function createAssets(trx: Kysely<Database>, assets: NewAsset[]): Promise<void> {
  if (assets.length > 0) await trx.insertInto('assets').values(assets.map(toRow)).execute();
}

const toRow = (asset: NewAsset): Insertable<AssetTable> => ({
  id: asset.id,
  owner_id: asset.ownerId,
  type: asset.type,
  season: asset.season,
  season_age: asset.seasonAge,
  genome: asset.genome ?? null,
  charm: asset.charm ?? null,
  name: asset.name ?? null,
  house: asset.house ?? null,
  magic: asset.magic ?? null,
  hatch_season: asset.hatchSeason ?? null,
  golden: asset.golden,
  rarity: asset.rarity ?? null,
  created_at: asset.createdAt,
  modified_at: asset.modifiedAt,
  incubates_at: asset.incubatesAt ?? null,
  hatching_at: asset.hatchingAt ?? null,
  hatches_at: asset.hatchesAt ?? null,
  key_used_at: asset.keyUsedAt ?? null,
  purchase_id: asset.purchaseId ?? null,
  cycle_id: asset.cycleId ?? null,
});
