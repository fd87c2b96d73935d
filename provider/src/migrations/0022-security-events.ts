import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** The security log of accounts: sign-ins, passkey changes, resets and ended sessions. See docs/adr/0033. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table security_events (
    id bigserial primary key,
    public_id uuid not null default gen_random_uuid() unique,
    account_id uuid not null references accounts (id) on delete cascade,
    kind text not null,
    at bigint not null,
    user_agent text,
    network text,
    passkey_name text,
    ended_user_agent text
  )`,
  `create index security_events_of_account on security_events (account_id, id)`,
  `create index security_events_at on security_events (at)`,
];
