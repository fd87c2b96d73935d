import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { AccountRow } from '../platform/database/tables/accounts.ts';

export interface AccountRecord {
  id: string;
  email: string;
  displayName: string;
  /** Epoch seconds. */
  created: number;
}

/** For the account of a session, which always exists: removing an account removes its sessions. */
export async function getAccount(db: Kysely<Database>, id: string): Promise<AccountRecord> {
  return toAccount(
    await db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
  );
}

/** Lets one transaction at a time change what belongs to an account, where a limit counts it. */
export async function lockAccount(trx: Kysely<Database>, id: string): Promise<void> {
  await trx.selectFrom('accounts').select('id').where('id', '=', id).forNoKeyUpdate().execute();
}

export async function findAccountByEmail(
  db: Kysely<Database>,
  email: string,
): Promise<AccountRecord | undefined> {
  const row = await db.selectFrom('accounts').selectAll().where('email', '=', email).executeTakeFirst();
  return row && toAccount(row);
}

/** Names are not unique. @returns two accounts at most */
export async function findAccountsByName(
  db: Kysely<Database>,
  displayName: string,
): Promise<AccountRecord[]> {
  const rows = await db
    .selectFrom('accounts')
    .selectAll()
    .where((where) =>
      where(where.fn('lower', ['display_name']), '=', where.fn('lower', [where.val(displayName)])),
    )
    .limit(2)
    .execute();
  return rows.map(toAccount);
}

export async function renameAccount(db: Kysely<Database>, id: string, displayName: string): Promise<void> {
  await db.updateTable('accounts').set({ display_name: displayName }).where('id', '=', id).execute();
}

/** Two sign-ups with one e-mail address create one account: the first one. */
export async function createAccount(db: Kysely<Database>, account: AccountRecord): Promise<AccountRecord> {
  const row = await db
    .insertInto('accounts')
    .values({
      id: account.id,
      email: account.email,
      display_name: account.displayName,
      created_at: account.created,
    })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ email: account.email }))
    .returningAll()
    .executeTakeFirstOrThrow();
  return toAccount(row);
}

const toAccount = (row: Selectable<AccountRow>): AccountRecord => ({
  id: row.id,
  email: row.email,
  displayName: row.display_name,
  created: row.created_at,
});
