import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { IdempotencyRecord } from './idempotency-repository.ts';
import { findIdempotencyRecords } from './idempotency-repository.ts';
import type { LockRequest } from './lock-request.ts';
import { hasIdempotencyKey } from './lock-request.ts';

/** The stored records of the requests' idempotency keys, by account. */
export async function loadIdempotencyRecords(
  db: Kysely<Database>,
  requests: LockRequest[],
): Promise<Map<string, IdempotencyRecord>> {
  const keyed = requests.filter(hasIdempotencyKey);
  const records = keyed.length > 0 ? await findIdempotencyRecords(db, keyed) : [];
  return new Map(records.map((record) => [record.accountId, record]));
}
