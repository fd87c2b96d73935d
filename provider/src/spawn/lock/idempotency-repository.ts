import { schemaOf } from '@emberclutch/contract/shape/schema-of.ts';
import { Lock } from '@emberclutch/contract/spawn/lock.ts';
import type { Kysely, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { IdempotencyTable, LockTable } from '../../platform/database/tables/world.ts';
import { textArrayParam } from '../../platform/database/text-array-param.ts';
import type { LockRecord } from './lock-record.ts';
import { toLockRecord } from './lock-repository.ts';

/** Identifies a request and its retries. */
interface RequestKey {
  accountId: string;
  idempotencyKey: string;
}

/** The result of a request with an `Idempotency-Key`: the lock that it created, or its stored answer. */
export type IdempotencyRecord = { accountId: string; bodyHash: string } & (
  | { lock: LockRecord }
  | { answer: Lock }
);

/** The records of these keys, at most one of an account. */
export async function findIdempotencyRecords(
  db: Kysely<Database>,
  keys: RequestKey[],
): Promise<IdempotencyRecord[]> {
  const requested = sql`
    unnest(${textArrayParam(keys.map(({ accountId }) => accountId))}::uuid[],
      ${keys.map(({ idempotencyKey }) => idempotencyKey)}::text[]) as requested (account_id, key)`;
  // LATERAL with a limit makes each lookup use the index, even while the planner's statistics of a new table are outdated.
  const locks = await sql<Selectable<LockTable>>`
    select created.* from ${requested}, lateral (
      select * from locks where account_id = requested.account_id and idempotency_key = requested.key limit 1
    ) as created
  `.execute(db);
  const answers = await sql<Pick<Selectable<IdempotencyTable>, 'account_id' | 'body_hash' | 'answer'>>`
    select stored.* from ${requested}, lateral (
      select account_id, body_hash, answer from idempotency
      where account_id = requested.account_id and key = requested.key limit 1
    ) as stored
  `.execute(db);
  return [
    ...locks.rows
      .map(toLockRecord)
      .map((lock) => ({ accountId: lock.accountId, bodyHash: lock.bodyHash, lock })),
    ...answers.rows.map((row) => ({
      accountId: row.account_id,
      bodyHash: row.body_hash,
      answer: schemaOf(Lock).parse(row.answer),
    })),
  ];
}

/** Stores the answers to requests that created no lock; a request that did is found by its lock. */
export async function storeAnswers(
  trx: Kysely<Database>,
  answers: (RequestKey & { bodyHash: string; answer: Lock })[],
  now: number,
): Promise<void> {
  if (answers.length === 0) return;
  await trx
    .insertInto('idempotency')
    .values(
      answers.map(({ accountId, idempotencyKey, bodyHash, answer }) => ({
        account_id: accountId,
        key: idempotencyKey,
        route: 'POST /v1/eggs/spawn/lock',
        body_hash: bodyHash,
        status: 200,
        answer: JSON.stringify(answer),
        created_at: now,
      })),
    )
    .execute();
}

/** @param instant epoch seconds */
export async function removeAnswersBefore(db: Kysely<Database>, instant: number): Promise<void> {
  await db.deleteFrom('idempotency').where('created_at', '<', instant).execute();
}
