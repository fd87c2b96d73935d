import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** Adds a trigger that raises the revision of the stock when its cycle changes. See docs/adr/0018. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table stock add column revision integer not null default 0`,
  `create function revise_stock() returns trigger language plpgsql as $$
    begin
      update stock set revision = revision + 1 where cycle_id = new.id;
      return null;
    end
  $$`,
  `create trigger cycles_revise_stock after update on cycles for each row execute function revise_stock()`,
];
