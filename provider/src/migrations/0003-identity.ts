import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { randomBytes } from 'node:crypto';

/** Passkeys and their ceremonies, session details for the session list, code flows by purpose, and attempt limits. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
  await sql`insert into secrets (name, value) values ('decoys', ${randomBytes(32).toString('base64url')})`.execute(
    db,
  );
}

const statements = [
  `create table passkeys (
    credential_id text primary key,
    account_id uuid not null references accounts (id) on delete cascade,
    public_key bytea not null,
    counter bigint not null check (counter >= 0),
    aaguid uuid not null,
    synced boolean not null,
    transports text[] not null,
    name text,
    device_name text,
    user_agent text,
    platform text,
    created_at bigint not null,
    last_used_at bigint,
    last_used_device text,
    last_used_user_agent text,
    last_used_platform text
  )`,
  `create index passkeys_of_account on passkeys (account_id, created_at)`,
  `create table ceremonies (
    session_hash text primary key,
    purpose text not null check (purpose in ('register', 'login')),
    challenge text not null,
    account_id uuid references accounts (id) on delete cascade,
    email text,
    expires_at bigint not null,
    check ((purpose = 'register') = (account_id is not null))
  )`,
  `create index ceremonies_expires on ceremonies (expires_at)`,
  `create table attempts (
    subject text not null,
    window_start bigint not null,
    count integer not null,
    primary key (subject, window_start)
  )`,
  `create index attempts_window on attempts (window_start)`,
  `create table secrets (name text primary key, value text not null)`,
  `alter table sessions
    add column public_id uuid not null default gen_random_uuid() unique,
    add column user_agent text,
    add column signed_in_by text not null default 'code' check (signed_in_by in ('code', 'passkey', 'reset'))`,
  `alter table auth_flows
    add column purpose text not null default 'sign_in' check (purpose in ('sign_in', 'reset')),
    add column asked_as text`,
  `update auth_flows set asked_as = email`,
  `alter table auth_flows alter column asked_as set not null`,
  `drop index auth_flows_email`,
  `create index auth_flows_asked_as on auth_flows (asked_as, created_at)`,
  `create index accounts_display_name on accounts (lower(display_name))`,
];
