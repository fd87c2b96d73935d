import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** Allows several code flows of one identifier at a time. See docs/adr/0025. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table auth_flows
    add column is_bare boolean not null default false,
    add column mail text not null default 'code' check (mail in ('code', 'notice', 'none'))`,
];
