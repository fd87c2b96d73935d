import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** Sites that an account allows to read its own assets, each with its own token. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table site_tokens (
    id bigserial primary key,
    account_id uuid not null references accounts (id) on delete cascade,
    origin text not null,
    code_hash text unique,
    challenge text,
    token_hash text unique,
    created_at bigint not null,
    last_used_at bigint not null,
    expires_at bigint not null
  )`,
  `create index site_tokens_of_account on site_tokens (account_id, origin)`,
  `create index site_tokens_expire on site_tokens (expires_at)`,
  `alter table security_events add column origin text`,
];
