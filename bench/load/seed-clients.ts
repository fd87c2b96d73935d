import type { OpenDatabase } from '@emberclutch/provider/platform/database/database.ts';
import { sql } from 'kysely';

/** Inserts accounts, each with a session. `toClientHeaders` returns the headers of a request of an account. */
export async function seedClients({ db }: OpenDatabase, count: number): Promise<void> {
  const now = Math.floor(Date.now() / 1000);
  await sql`
    insert into accounts (id, email, display_name, created_at)
    select md5('player ' || n)::uuid, 'player-' || n || '@bench.invalid',
      'Player ' || n, ${now}::bigint
    from generate_series(0, ${count - 1}::integer) as n
  `.execute(db);
  await sql`
    insert into sessions (id_hash, account_id, created_at, last_seen_at, expires_at)
    select encode(sha256(convert_to('bench-player-' || lpad(n::text, 10, '0'), 'utf8')), 'hex'),
      md5('player ' || n)::uuid, ${now}::bigint, ${now}::bigint, ${now + 86_400}::bigint
    from generate_series(0, ${count - 1}::integer) as n
  `.execute(db);
  // Otherwise autovacuum would run during the measurement.
  await sql`vacuum analyze accounts, sessions`.execute(db);
}

/** Signs a client in, and gives the client a network of its own, because the servers limit requests by network. */
export const toClientHeaders = (client: number) => ({
  authorization: `Bearer bench-player-${String(client).padStart(10, '0')}`,
  'x-forwarded-for': `10.${(client >> 16) & 255}.${(client >> 8) & 255}.${client & 255}`,
});
