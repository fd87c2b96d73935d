import type { Transaction } from 'kysely';
import { anonymizeAccount, lockAccountForDeletion } from '../identity/account-repository.ts';
import type { Database, Tables } from '../platform/database/database.ts';
import { waitForBlockedStatements } from './wait-for-blocked-statements.ts';

/** @returns the remaining data of an account that `deleteWhile` has deleted */
export const describeFormerAccount = (accountId: string) => ({
  email: `${accountId}@accounts.invalid`,
  displayName: 'a former keeper',
});

/**
 * Starts some work while an account is being deleted, and then completes the deletion.
 * @param remove deletes the account's remaining data, before the work begins
 * @returns the result of the work
 */
export async function deleteWhile<Result>(
  db: Database,
  accountId: string,
  work: () => Promise<Result>,
  remove: (trx: Transaction<Tables>, email: string) => Promise<unknown> = async () => undefined,
): Promise<Result> {
  const { result } = await db.transaction().execute(async (trx) => {
    const { email } = await lockAccountForDeletion(trx, accountId);
    await remove(trx, email);
    const result = work();
    await Promise.race([result, waitForBlockedStatements(db)]);
    await anonymizeAccount(trx, accountId, { ...describeFormerAccount(accountId), now: 1 });
    // Wrapped in an object, because the transaction would wait for a bare promise.
    return { result };
  });
  return result;
}
