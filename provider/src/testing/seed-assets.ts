import { parseGenome } from '@emberclutch/art/genome.ts';
import type { Insertable } from 'kysely';
import { createHash } from 'node:crypto';
import { reserveAssetIds } from '../assets/new-asset-repository.ts';
import type { AssetTable } from '../platform/database/tables/world.ts';
import type { TestProvider } from './open-test-provider.ts';

type SeededRow = Partial<Insertable<AssetTable>>;

/**
 * Inserts assets; missing columns default to the values of an egg of EARTH I.
 * @returns their ids
 */
export async function seedAssets({ db, clock }: TestProvider, rows: SeededRow[]): Promise<number[]> {
  const now = clock.now() / 1000;
  const ids = await reserveAssetIds(db, rows.length);
  const assets = ids.map((id, index): Insertable<AssetTable> => ({
    id,
    type: 'DRAGON',
    season: 'EARTH',
    season_age: 1,
    golden: false,
    created_at: now,
    modified_at: now,
    is_seeded: true,
    genome: rows[index]?.type === 'GATEWAY_KEY' ? null : createTestGenome(id),
    ...rows[index],
  }));
  if (assets.length > 0) await db.insertInto('assets').values(assets).execute();
  return ids;
}

export const createTestGenome = (id: number) =>
  parseGenome(createHash('sha256').update(`test ${id}`).digest('hex'));
