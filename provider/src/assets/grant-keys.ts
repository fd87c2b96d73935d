import type { Database } from '../platform/database/database.ts';
import type { Season } from '../seasons/season-repository.ts';
import { createGrant, createAssets, reserveAssetIds } from './new-asset-repository.ts';

/** Gateway keys that an operator gives to an account. */
interface KeyGrant {
  ownerId: string;
  count: number;
  season: Pick<Season, 'name' | 'age'>;
  /** Name of the operator. */
  grantedBy: string;
  reason: string;
}

/** Creates the keys of a grant, and records who granted them and why. @returns their ids */
export async function grantKeys(
  trx: Database,
  { ownerId, count, season, grantedBy, reason }: KeyGrant,
  now: number,
): Promise<number[]> {
  const grantId = await createGrant(trx, { grantedBy, reason }, now);
  const ids = await reserveAssetIds(trx, count);
  await createAssets(
    trx,
    ids.map((id) => ({
      id,
      ownerId,
      type: 'GATEWAY_KEY',
      season: season.name,
      seasonAge: season.age,
      golden: false,
      createdAt: now,
      modifiedAt: now,
      grantId,
    })),
  );
  return ids;
}
