import { parseGenome } from '@emberclutch/shared/art/genome';
import type { Insertable } from 'kysely';
import { createHash } from 'node:crypto';
import { createAssets, reserveAssetIds } from '../assets/spawned-asset-repository.ts';
import type { AssetTable } from '../platform/database/tables/world.ts';
import type { TestProvider } from './open-test-provider.ts';

type Planted = Partial<Insertable<AssetTable>>;

/** Puts assets into the world as they are told, eggs where nothing else is said, and gives back their numbers. */
export async function seedAssets({ db, clock }: TestProvider, assets: Planted[]): Promise<number[]> {
  const now = clock.now() / 1000;
  const ids = await reserveAssetIds(db, assets.length);
  await createAssets(
    db,
    ids.map((id, place) => ({
      id,
      type: 'DRAGON',
      season: 'EARTH',
      season_age: 1,
      golden: false,
      created_at: now,
      modified_at: now,
      genome: assets[place]?.type === 'GATEWAY_KEY' ? null : genomeNumber(id),
      ...assets[place],
    })),
  );
  return ids;
}

export const genomeNumber = (id: number) =>
  parseGenome(createHash('sha256').update(`test ${id}`).digest('hex'));
