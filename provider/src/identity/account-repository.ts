import type { Database } from '../platform/database/database.ts';
import { ProblemError } from '../platform/http/problem-error.ts';

export interface AccountRecord {
  id: string;
  email: string;
  displayName: string;
  /** Epoch seconds. */
  created: number;
}

/** Reads the account of a session. It always exists: removing an account removes its sessions. */
export async function getAccount(db: Database, id: string): Promise<AccountRecord> {
  return selectAccounts(db).where('id', '=', id).executeTakeFirstOrThrow();
}

/** Locks an account for a change, so that concurrent changes to the account run one after another. */
export const lockAccount = (trx: Database, id: string) => lock(trx, id, 'forNoKeyUpdate');

/** Keeps an account from being deleted until the transaction ends, so that a later deletion includes rows added now. */
export const lockAccountAgainstDeletion = (trx: Database, id: string) => lock(trx, id, 'forKeyShare');

/** Waits for transactions that called `lockAccount` or `lockAccountAgainstDeletion`, and blocks later ones. */
export const lockAccountForDeletion = (trx: Database, id: string) => lock(trx, id, 'forUpdate');

/** @throws {ProblemError} `unauthorized` for an account that was deleted in the meantime */
async function lock(
  trx: Database,
  id: string,
  strength: 'forNoKeyUpdate' | 'forKeyShare' | 'forUpdate',
): Promise<AccountRecord> {
  const query = selectAccounts(trx).where('id', '=', id).where('deleted_at', 'is', null);
  const account = await query[strength]().executeTakeFirst();
  if (!account) throw new ProblemError('unauthorized', 'This account was deleted.');
  return account;
}

export async function findAccountByEmail(db: Database, email: string): Promise<AccountRecord | undefined> {
  return selectAccounts(db).where('email', '=', email).executeTakeFirst();
}

/** Finds accounts by a name, which need not be unique. @returns at most two accounts */
export async function findAccountsByName(db: Database, displayName: string): Promise<AccountRecord[]> {
  return selectAccounts(db)
    .where((where) =>
      where(where.fn('lower', ['display_name']), '=', where.fn('lower', [where.val(displayName)])),
    )
    .where('deleted_at', 'is', null)
    .limit(2)
    .execute();
}

/** Does nothing for a deleted account, whose row must not regain a name. */
export async function renameAccount(db: Database, id: string, displayName: string): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ display_name: displayName })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .execute();
}

/** @returns false if another account has the address; the caller must then end the transaction */
export async function changeEmail(trx: Database, id: string, email: string): Promise<boolean> {
  try {
    await trx.updateTable('accounts').set({ email }).where('id', '=', id).execute();
    return true;
  } catch (failure) {
    if (isUniqueViolation(failure)) return false;
    throw failure;
  }
}

/** Whether a statement failed with a unique violation (PostgreSQL, appendix A). */
const isUniqueViolation = (failure: unknown) =>
  failure instanceof Error && 'code' in failure && failure.code === '23505';

/** Replaces name and address, but keeps the row, because receipts and assets refer to it. */
export async function anonymizeAccount(
  trx: Database,
  id: string,
  { email, displayName, now }: { email: string; displayName: string; now: number },
): Promise<void> {
  await trx
    .updateTable('accounts')
    .set({ email, display_name: displayName, deleted_at: now })
    .where('id', '=', id)
    .execute();
}

/** Creates an account, or returns the account that an earlier sign-up with the same e-mail address created. */
export async function createAccount(db: Database, account: AccountRecord): Promise<AccountRecord> {
  return db
    .insertInto('accounts')
    .values({
      id: account.id,
      email: account.email,
      display_name: account.displayName,
      created_at: account.created,
    })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ email: account.email }))
    .returning(columns)
    .executeTakeFirstOrThrow();
}

const columns = ['id', 'email', 'display_name as displayName', 'created_at as created'] as const;

const selectAccounts = (db: Database) => db.selectFrom('accounts').select(columns);
