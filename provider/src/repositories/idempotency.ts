import type { Lock } from '@emberclutch/shared/contract/spawn';
import type { Kysely } from 'kysely';
import type { Database } from '../database.ts';

/** What was answered to a request that carried an `Idempotency-Key`. Only requests that had an effect are kept. */
export interface KeptAnswer {
  accountId: string;
  key: string;
  bodyHash: string;
  answer: Lock;
}

export const keptRoute = 'POST /v1/eggs/spawn/lock';

export async function removeAnswersBefore(db: Kysely<Database>, instant: number): Promise<void> {
  await db.deleteFrom('idempotency').where('created_at', '<', instant).execute();
}
