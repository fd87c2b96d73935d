import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** Both migrations belong to one release: the previous release knows neither the table nor the column. */
export const contractsAfter = '0035-connected-sites';

/** Removes the tokens of other sites, which the product no longer issues. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop table site_tokens`.execute(db);
  await sql`delete from security_events where kind in ('site_connected', 'site_disconnected')`.execute(db);
  await sql`alter table security_events drop column origin`.execute(db);
}
