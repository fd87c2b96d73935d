import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** When the user of a session last authenticated, and the ceremonies and code flows with which the user does that again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // The default serves a process of the previous version, which keeps opening sessions during a rolling update.
  `alter table sessions add column authenticated_at bigint not null default 0`,
  `update sessions set authenticated_at = created_at`,
  `alter table ceremonies drop constraint ceremonies_purpose_check, drop constraint ceremonies_check`,
  `alter table ceremonies
    add constraint ceremonies_purpose_check check (purpose in ('register', 'login', 'reauthenticate')),
    add constraint ceremonies_account_check check ((purpose = 'login') = (account_id is null))`,
  `alter table auth_flows drop constraint auth_flows_purpose_check`,
  `alter table auth_flows
    add constraint auth_flows_purpose_check check (purpose in ('sign_in', 'reset', 'reauthenticate'))`,
];
