import type { Availability } from '@emberclutch/shared/contract/spawn';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { listAssets } from '../../assets/asset-repository.ts';
import { findNextCycle, findOpenCycle } from '../../seasons/season-repository.ts';
import { readStock } from '../../seasons/stock-repository.ts';
import { presentAsset } from '../../assets/present-asset.ts';

/**
 * What can be bought right now, and the asker's own unused keys. Between two cycles nothing is left, and the fees are
 * those of the next one. `now` is epoch seconds.
 */
export async function getAvailability(
  db: Kysely<Database>,
  accountId: string | null,
  now: number,
): Promise<Availability> {
  const open = await findOpenCycle(db, now);
  const cycle = open ?? (await findNextCycle(db, now));
  if (!cycle) throw new ProblemError('unavailable', 'The season calendar has not begun yet.');
  const left = open ? await readStock(db, open.id) : { eggs: 0, keys: 0 };
  return {
    eggs: { count: left.eggs, fee: cycle.eggFee },
    keys: { count: left.keys, fee: cycle.keyFee },
    gatewayKeys: accountId === null ? [] : await listUsableKeys(db, accountId, now),
    currency: cycle.currency,
    eggTransactionLimit: cycle.eggLimit,
    keyTransactionLimit: cycle.keyLimit,
  };
}

/** Oldest first, and no more than one purchase could take. Keys held by a lock of one's own count: a new lock frees them. */
async function listUsableKeys(db: Kysely<Database>, ownerId: string, now: number) {
  const rows = await listAssets(
    db,
    { type: 'GATEWAY_KEY', ownerId, state: ['UNUSED'] },
    { limit: 100, page: 0, orderBy: 'created', orderDir: 'asc' },
    now,
  );
  return rows.map((row) => presentAsset(row, now));
}
