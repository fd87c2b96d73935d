import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/**
 * Every asset has an origin: a purchase, a grant by an operator, or the seed of a sample world. Sales of the previous version
 * satisfy the constraint, because they set the purchase.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table grants (
    id bigserial primary key,
    granted_by text not null,
    reason text not null,
    created_at bigint not null
  )`,
  `alter table assets
    add column grant_id bigint references grants (id),
    add column is_seeded boolean not null default false`,
  `create index assets_of_grant on assets (grant_id) where grant_id is not null`,
  // The addresses of sample accounts have no inbox.
  `update assets set is_seeded = true where purchase_id is null
    and (owner_id is null or owner_id in (select id from accounts where email like '%.invalid'))`,
  `with unrecorded as (select id from assets where purchase_id is null and not is_seeded),
    granted as (
      insert into grants (granted_by, reason, created_at)
      select 'unknown', 'Granted before reasons were recorded', extract(epoch from now())::bigint
      where exists (select from unrecorded) returning id
    )
    update assets set grant_id = granted.id from granted where assets.id in (select id from unrecorded)`,
  `alter table assets add constraint assets_one_origin
    check (num_nonnulls(purchase_id, grant_id) + is_seeded::integer = 1)`,
];
