import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** Moves the checkout id to the row of the lock; only sessions of a payment service keep a table. See docs/adr/0019. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table locks add column checkout_id text`,
  `update locks set checkout_id = checkouts.id from checkouts where checkouts.lock_id = locks.id`,
  `create unique index locks_of_checkout on locks (checkout_id) where checkout_id is not null`,
  `create table payment_sessions (
    id text primary key,
    lock_id bigint not null unique references locks (id),
    ended_at bigint,
    end_tried_at bigint
  )`,
  `insert into payment_sessions (id, lock_id, ended_at, end_tried_at)
    select session_id, lock_id, session_ended_at, session_end_tried_at from checkouts where session_id is not null`,
  `create index payment_sessions_open on payment_sessions (lock_id) where ended_at is null`,
  `drop table checkouts`,
];
