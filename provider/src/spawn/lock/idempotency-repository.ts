import type { Lock } from '@emberclutch/contract/spawn/lock.ts';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { LockTable } from '../../platform/database/tables/world.ts';
import { toTextArrayParam } from '../../platform/database/to-text-array-param.ts';
import type { LockRecord } from './lock-record.ts';
import { toLockRecord } from './lock-repository.ts';
import type { LockRequest } from './lock-request.ts';
import { hasIdempotencyKey } from './lock-request.ts';

/** The result of a request with an `Idempotency-Key`. */
export interface IdempotencyRecord {
  accountId: string;
  bodyHash: string;
  /** The lock that the request created or confirmed, in its current state; null once its row was removed. */
  lock: LockRecord | null;
}

/** Finds the records of the requests' keys, by account. @param requests at most one per account */
export async function findIdempotencyRecords(
  db: Database,
  requests: LockRequest[],
): Promise<Map<string, IdempotencyRecord>> {
  const keys = requests.filter(hasIdempotencyKey);
  if (keys.length === 0) return new Map();
  const requestedKeys = sql`
    unnest(${toTextArrayParam(keys.map(({ accountId }) => accountId))}::uuid[],
      ${keys.map(({ idempotencyKey }) => idempotencyKey)}::text[]) as requested (account_id, key)`;
  // LATERAL with a limit makes each lookup use the index, even while the planner's statistics of a new table are outdated.
  const locks = await sql<Selectable<LockTable>>`
    select created.* from ${requestedKeys}, lateral (
      select * from locks where account_id = requested.account_id and idempotency_key = requested.key limit 1
    ) as created
  `.execute(db);
  const confirmedLocks = await sql<ConfirmedLockRow>`
    select stored.*, locks.* from ${requestedKeys}, lateral (
      select account_id as key_account_id, body_hash as key_body_hash, (answer ->> 'id')::bigint as lock_id from idempotency
      where account_id = requested.account_id and key = requested.key limit 1
    ) as stored left join locks on locks.id = stored.lock_id
  `.execute(db);
  const records: IdempotencyRecord[] = [
    ...locks.rows
      .map(toLockRecord)
      .map((lock) => ({ accountId: lock.accountId, bodyHash: lock.bodyHash, lock })),
    ...confirmedLocks.rows.map((row) => ({
      accountId: row.key_account_id,
      bodyHash: row.key_body_hash,
      lock: row.id === null ? null : toLockRecord(row),
    })),
  ];
  return new Map(records.map((record) => [record.accountId, record]));
}

/** A stored key with the row of its lock. */
type ConfirmedLockRow = { key_account_id: string; key_body_hash: string } & (
  | Selectable<LockTable>
  | { id: null }
);

/** Stores the responses to requests that created no lock, at most 100 per account. Other requests are found by their lock. */
export async function storeResponses(
  trx: Database,
  responses: { accountId: string; idempotencyKey: string; bodyHash: string; response: Lock }[],
  now: number,
): Promise<void> {
  if (responses.length === 0) return;
  await trx
    .insertInto('idempotency')
    .values(
      responses.map(({ accountId, idempotencyKey, bodyHash, response }) => ({
        account_id: accountId,
        key: idempotencyKey,
        route: 'POST /v1/eggs/spawn/lock',
        body_hash: bodyHash,
        status: 200,
        answer: JSON.stringify(response),
        created_at: now,
      })),
    )
    .execute();
  await removeExcessResponses(
    trx,
    responses.map(({ accountId }) => accountId),
  );
}

/** Maximum number of responses removed in one statement, so that it takes milliseconds. */
const removalLimit = 1_000;

/** Removes responses that were stored before an instant, in epoch seconds. @returns whether there may be more to remove */
export async function removeResponsesBefore(db: Database, instant: number): Promise<boolean> {
  const { rows } = await sql`
    delete from idempotency where (account_id, key) in (
      select account_id, key from idempotency where created_at < ${instant} order by created_at limit ${removalLimit}
    ) returning key
  `.execute(db);
  return rows.length === removalLimit;
}

/** Maximum number of stored keys of one account. */
const maxKeys = 100;

/** Keeps only the newest keys of each account, so that an account that keeps confirming its lock does not fill the table. */
const removeExcessResponses = (trx: Database, accountIds: string[]) =>
  sql`
    delete from idempotency where (account_id, key) in (
      select account_id, key from (
        select account_id, key, row_number() over (partition by account_id order by created_at desc) as recency
        from idempotency where account_id = any(${toTextArrayParam(accountIds)}::uuid[])
      ) as ranked where recency > ${maxKeys}
    )
  `.execute(trx);
