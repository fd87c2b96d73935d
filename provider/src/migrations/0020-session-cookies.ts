import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** Finds the session of a cookie, so that a stale session id does not clear the cookie of a newer session. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index sessions_of_cookies on sessions (cookie_hash) where cookie_hash is not null`.execute(
    db,
  );
}
