import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/**
 * Sets the time of earlier passkeys to the time of their entry in the security log, as for new passkeys, because "That wasn't me"
 * next to the entry removes the passkeys that were added since. A passkey's own time was read before a transaction that may have
 * waited for some seconds.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update passkeys set created_at = added.at from (
      select credential_id, max(security_events.at) as at from passkeys join security_events using (account_id)
      where kind = 'passkey_added' and passkey_name is not distinct from device_name
        and security_events.at > created_at and security_events.at <= created_at + 60
      group by credential_id
    ) as added
    where passkeys.credential_id = added.credential_id
  `.execute(db);
}
