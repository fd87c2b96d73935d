import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';

/** A parameter of a row that was left out when the statement was recorded: everything else in it is known. */
const indeterminateParameter = '42P18';

/** @returns why the tables of a database do not take a statement, which is prepared and not run; null if they do */
export async function statementFailure(db: Kysely<Database>, statement: string): Promise<string | null> {
  try {
    await sql.raw(`prepare recorded as ${statement}`).execute(db);
    await sql`deallocate recorded`.execute(db);
    return null;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return 'code' in error && error.code === indeterminateParameter ? null : `${error.message}: ${statement}`;
  }
}
