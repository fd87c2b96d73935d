import { Lock } from '@emberclutch/shared/contract/spawn';
import type { Kysely, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { IdempotencyTable, LockTable } from '../../platform/database/tables/world.ts';
import { textArrayParam } from '../../platform/database/text-array-param.ts';
import type { HeldStock } from './lock-repository.ts';
import { toHeldStock } from './lock-repository.ts';

/** A request and what says that it is the same again. */
export interface Intent {
  accountId: string;
  idempotencyKey: string;
}

/** What came of a request that carried an `Idempotency-Key`: the lock that it made, or the answer that it was given. */
export type IdempotencyRecord = { accountId: string; bodyHash: string } & (
  { lock: HeldStock } | { answer: Lock }
);

/** What is kept of these intents, at most one of an account. */
export async function findIdempotencyRecords(
  db: Kysely<Database>,
  intents: Intent[],
): Promise<IdempotencyRecord[]> {
  const asking = sql`
    unnest(${textArrayParam(intents.map(({ accountId }) => accountId))}::uuid[],
      ${intents.map(({ idempotencyKey }) => idempotencyKey)}::text[]) as asking (account_id, key)`;
  // "Lateral" with a limit looks each row up in an index, whatever the planner believes of a table that has just begun to grow.
  const made = await sql<Selectable<LockTable>>`
    select made.* from ${asking}, lateral (
      select * from locks where account_id = asking.account_id and idempotency_key = asking.key limit 1
    ) as made
  `.execute(db);
  const told = await sql<Pick<Selectable<IdempotencyTable>, 'account_id' | 'body_hash' | 'answer'>>`
    select told.* from ${asking}, lateral (
      select account_id, body_hash, answer from idempotency
      where account_id = asking.account_id and key = asking.key limit 1
    ) as told
  `.execute(db);
  return [
    ...made.rows
      .map(toHeldStock)
      .map((lock) => ({ accountId: lock.accountId, bodyHash: lock.bodyHash, lock })),
    ...told.rows.map((row) => ({
      accountId: row.account_id,
      bodyHash: row.body_hash,
      answer: Lock.parse(row.answer),
    })),
  ];
}

/** Keeps what was answered to intents that made nothing; what made a lock is known by that. */
export async function storeAnswers(
  trx: Kysely<Database>,
  kept: (Intent & { bodyHash: string; answer: Lock })[],
  now: number,
): Promise<void> {
  if (kept.length === 0) return;
  await trx
    .insertInto('idempotency')
    .values(
      kept.map(({ accountId, idempotencyKey, bodyHash, answer }) => ({
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

export async function removeAnswersBefore(db: Kysely<Database>, instant: number): Promise<void> {
  await db.deleteFrom('idempotency').where('created_at', '<', instant).execute();
}
