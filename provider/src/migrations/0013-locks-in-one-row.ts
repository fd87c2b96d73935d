import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/**
 * Lets a sale write one row with as few indexes as possible. The `idempotency` table holds only responses to keys that arrived for
 * an already held basket; `checkout_id` stays for locks made before this migration. A trigger per statement replaces the foreign
 * key from lock to cycle, which read the cycle once per row. See docs/adr/0019.
 *
 * Providers older than this migration keep selling while newer ones replace them, but do not know the newer checkouts.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table locks add column idempotency_key text, add column checkout_secret text`,
  `create unique index locks_of_key on locks (account_id, idempotency_key) where idempotency_key is not null`,
  `alter table locks drop constraint locks_cycle_id_fkey`,
  `create function check_cycles_of_locks() returns trigger language plpgsql as $$
    declare
      wanted bigint[] := array(select distinct cycle_id from new_locks);
      found bigint := (select count(*) from (select from cycles where id = any(wanted) for key share) as cycle);
    begin
      if found < cardinality(wanted) then
        raise foreign_key_violation using message = 'A lock names a cycle that is not there.';
      end if;
      return null;
    end
  $$`,
  `create trigger locks_check_cycles after insert on locks referencing new table as new_locks
    for each statement execute function check_cycles_of_locks()`,
  `create function keep_cycle_of_locks() returns trigger language plpgsql as $$
    begin
      if exists (select from locks where cycle_id = old.id) then
        raise foreign_key_violation using message = 'Locks name this cycle.';
      end if;
      return old;
    end
  $$`,
  `create trigger cycles_keep_locks before delete on cycles for each row execute function keep_cycle_of_locks()`,
  `create function refuse_other_cycle() returns trigger language plpgsql as $$
    begin
      raise integrity_constraint_violation using message = 'A lock stays with its cycle.';
    end
  $$`,
  `create trigger locks_keep_cycle before update of cycle_id on locks for each row
    when (old.cycle_id <> new.cycle_id) execute function refuse_other_cycle()`,
];
