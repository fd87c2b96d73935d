/** Tables of accounts, sessions, passkeys and mail, with the indexes of their queries. */
export const accountTables = [
  `create table accounts (
    id uuid primary key,
    email text not null unique,
    display_name text not null,
    created_at bigint not null,
    constraint accounts_email_lower_case check (email = lower(email))
  )`,
  `create index accounts_display_name on accounts (lower(display_name))`,

  // `is_bare`: whether the code may be confirmed without its challenge.
  `create table auth_flows (
    id bigserial primary key,
    email text not null,
    display_name text,
    challenge_hash text not null unique,
    code_hash text not null,
    client_address text not null,
    tries integer not null default 0,
    created_at bigint not null,
    expires_at bigint not null,
    ended_at bigint,
    purpose text not null default 'sign_in' check (purpose in ('sign_in', 'reset', 'reauthenticate')),
    asked_as text not null,
    client_network text not null default '',
    is_bare boolean not null default false,
    mail text not null default 'code' check (mail in ('code', 'notice', 'none'))
  )`,
  `create index auth_flows_asked_as on auth_flows (asked_as, created_at)`,
  `create index auth_flows_client_address on auth_flows (client_address, created_at)`,
  `create index auth_flows_client_network on auth_flows (client_network, created_at)`,

  // Free space in the pages, so that an update of `last_seen_at` changes no index (heap-only tuples).
  `create table sessions (
    id_hash text primary key,
    account_id uuid not null references accounts (id) on delete cascade,
    cookie_hash text,
    created_at bigint not null,
    last_seen_at bigint not null,
    expires_at bigint not null,
    public_id uuid not null default gen_random_uuid() unique,
    user_agent text,
    signed_in_by text not null default 'code' check (signed_in_by in ('code', 'passkey', 'reset')),
    authenticated_at bigint not null default 0
  ) with (fillfactor = 80)`,
  `create index sessions_account on sessions (account_id)`,
  `create index sessions_of_cookies on sessions (cookie_hash) where cookie_hash is not null`,

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
    purpose text not null check (purpose in ('register', 'login', 'reauthenticate')),
    challenge text not null,
    account_id uuid references accounts (id) on delete cascade,
    email text,
    expires_at bigint not null,
    constraint ceremonies_account_check check ((purpose = 'login') = (account_id is null))
  )`,
  `create index ceremonies_expires on ceremonies (expires_at)`,

  `create table attempts (
    subject text not null,
    window_start bigint not null,
    count integer not null,
    primary key (subject, window_start)
  )`,
  `create index attempts_window on attempts (window_start)`,

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

  `create table secrets (name text primary key, value text not null)`,

  `create table mails (
    id bigserial primary key,
    recipient text not null,
    subject text not null,
    text text not null,
    code text,
    created_at bigint not null
  )`,
  `create table mail_queue (
    id uuid primary key,
    recipient text not null,
    subject text not null,
    text text not null,
    created_at bigint not null,
    due_at bigint not null,
    attempts integer not null default 0,
    last_failure text,
    given_up_at bigint
  )`,
  `create index mail_queue_due on mail_queue (due_at) where given_up_at is null`,
];
