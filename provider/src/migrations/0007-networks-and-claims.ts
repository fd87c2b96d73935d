import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** Attempt limits per network instead of per address, and claims for ending sessions of a payment service. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // Flows live for one day, so the counts of an older version, made per address, need not be exact.
  `alter table auth_flows add column client_network text not null default ''`,
  `update auth_flows set client_network = client_address`,
  `create index auth_flows_client_network on auth_flows (client_network, created_at)`,

  // `payments` records what was paid.
  `alter table checkouts drop column paid_at, add column session_end_tried_at bigint`,
];
