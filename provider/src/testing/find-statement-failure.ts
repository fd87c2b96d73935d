import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';

/** SQLSTATE of a parameter without a type, because the recorder omitted the parameter's row. Such a statement is valid otherwise. */
const indeterminateParameter = '42P18';

/** Prepares a statement without running it. @returns why the tables of a database reject it; null if they accept it */
export async function findStatementFailure(db: Database, statement: string): Promise<string | null> {
  try {
    await sql.raw(`prepare recorded as ${statement}`).execute(db);
    await sql`deallocate recorded`.execute(db);
    return null;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return 'code' in error && error.code === indeterminateParameter ? null : `${error.message}: ${statement}`;
  }
}
