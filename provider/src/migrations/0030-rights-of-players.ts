import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** When an account was deleted by its owner, and the code flows of a changed e-mail address. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table accounts add column deleted_at bigint`,
  `alter table auth_flows drop constraint auth_flows_purpose_check`,
  `alter table auth_flows add constraint auth_flows_purpose_check
    check (purpose in ('sign_in', 'reset', 'reauthenticate', 'leave_email', 'take_email'))`,
];
