import type { SessionInfo } from '@emberclutch/contract/identity/session-list.ts';
import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { snakeCaseKeys } from '../../platform/database/camel-cased.ts';
import type { CamelCased } from '../../platform/database/camel-cased.ts';
import type { SessionRow } from '../../platform/database/tables/accounts.ts';
import { toTextArrayParam } from '../../platform/database/to-text-array-param.ts';

/** The account of a session, with the fields that most requests need. */
export interface SignedInAccount {
  id: string;
}

export interface SessionRecord {
  account: SignedInAccount;
  cookieHash: string | null;
  lastSeenAt: number;
  expiresAt: number;
}

interface OwnSession {
  accountId: string;
  idHash: string;
}

export async function createSession(
  db: Database,
  session: CamelCased<Insertable<SessionRow>>,
): Promise<void> {
  await db.insertInto('sessions').values(snakeCaseKeys<Insertable<SessionRow>>(session)).execute();
}

/** Locks a session, so that it is not removed before the transaction ends. @returns false if the session has ended */
export async function lockSession(trx: Database, idHash: string): Promise<boolean> {
  const row = await trx
    .selectFrom('sessions')
    .select('id_hash')
    .where('id_hash', '=', idHash)
    .forKeyShare()
    .executeTakeFirst();
  return row !== undefined;
}

/** Removes the least recently used sessions of an account beyond `max`, but never the session of `idHash`. */
export async function removeExcessSessions(
  db: Database,
  { accountId, idHash, max }: OwnSession & { max: number },
): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('id_hash', 'in', ({ selectFrom }) =>
      selectFrom('sessions')
        .select('id_hash')
        .where('account_id', '=', accountId)
        .where('id_hash', '<>', idHash)
        .orderBy('last_seen_at', 'desc')
        .orderBy('created_at', 'desc')
        .offset(max - 1),
    )
    .execute();
}

/**
 * Reads sessions with a named statement, because planning took a third of the database time for a batch of 80 sessions. The
 * statement returns a single row, because receiving one row per session takes twice as long.
 * @returns the sessions in the order of their hashes; undefined for a hash without a session
 */
export async function findSessions(db: Database, idHashes: string[]): Promise<(SessionRecord | undefined)[]> {
  // LATERAL with a limit makes each lookup use the index, even while the planner's statistics of a new table are outdated.
  const { rows } = await sql<
    Record<'positions' | 'accounts' | 'cookies' | 'seen' | 'expiries', string | null>
  >`-- name: find_sessions
    select string_agg(position::text, ',') as positions, string_agg(account_id::text, ',') as accounts,
      string_agg(coalesce(cookie_hash, ''), ',') as cookies, string_agg(last_seen_at::text, ',') as seen,
      string_agg(expires_at::text, ',') as expiries
    from unnest(${toTextArrayParam(idHashes)}) with ordinality as requested (id_hash, position), lateral (
      select account_id, cookie_hash, last_seen_at, expires_at from sessions where id_hash = requested.id_hash limit 1
    ) as found
  `.execute(db);
  const splitColumn = (name: keyof (typeof rows)[number]) => rows[0]?.[name]?.split(',') ?? [];
  const accounts = splitColumn('accounts');
  const cookies = splitColumn('cookies');
  const seen = splitColumn('seen');
  const expiries = splitColumn('expiries');
  const sessions: (SessionRecord | undefined)[] = idHashes.map(() => undefined);
  for (const [index, position] of splitColumn('positions').entries())
    sessions[Number(position) - 1] = {
      account: { id: accounts[index] ?? '' },
      cookieHash: cookies[index] || null,
      lastSeenAt: Number(seen[index]),
      expiresAt: Number(expiries[index]),
    };
  return sessions;
}

/** @returns the hashes of cookies that valid sessions are bound to */
export async function findCookieHashesInUse(
  db: Database,
  { cookieHashes, now, idle }: { cookieHashes: string[]; now: number; idle: number },
): Promise<Set<string | null>> {
  const rows = await db
    .selectFrom('sessions')
    .select('cookie_hash')
    .where('cookie_hash', '=', sql<string>`any(${toTextArrayParam(cookieHashes)})`)
    .where('expires_at', '>', now)
    .where('last_seen_at', '>', now - idle)
    .execute();
  return new Set(rows.map(({ cookie_hash }) => cookie_hash));
}

/** Updates `last_seen_at`. Skips rows that another transaction has locked, because that transaction updates them too. */
export async function touchSessions(db: Database, idHashes: string[], now: number): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_seen_at: now })
    .where('id_hash', 'in', ({ selectFrom }) =>
      selectFrom('sessions')
        .select('id_hash')
        .where('id_hash', '=', sql<string>`any(${toTextArrayParam(idHashes)})`)
        .where('last_seen_at', '<', now)
        .forUpdate()
        .skipLocked(),
    )
    .execute();
}

/** @returns when the user of a session last authenticated, in epoch seconds; 0 if the session has ended */
export async function findAuthenticationTime(db: Database, idHash: string): Promise<number> {
  const row = await db
    .selectFrom('sessions')
    .select('authenticated_at')
    .where('id_hash', '=', idHash)
    .executeTakeFirst();
  return row?.authenticated_at ?? 0;
}

/** Records that the user of a session authenticated at `now`, in epoch seconds. */
export async function recordAuthentication(db: Database, idHash: string, now: number): Promise<void> {
  await db.updateTable('sessions').set({ authenticated_at: now }).where('id_hash', '=', idHash).execute();
}

export async function removeSession(db: Database, idHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('id_hash', '=', idHash).execute();
}

/** Lists the valid sessions of an account: the current one first, then by last use. */
export async function listSessions(
  db: Database,
  { accountId, idHash, now, idle }: OwnSession & { now: number; idle: number },
): Promise<SessionInfo[]> {
  return db
    .selectFrom('sessions')
    .select(['public_id as id', 'user_agent as userAgent', 'signed_in_by as signedInBy'])
    .select(['created_at as createdAt', 'last_seen_at as lastSeenAt'])
    .select((where) => where('id_hash', '=', idHash).$castTo<boolean>().as('isCurrent'))
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .where('last_seen_at', '>', now - idle)
    .orderBy('isCurrent', 'desc')
    .orderBy('last_seen_at', 'desc')
    .orderBy('created_at', 'desc')
    .execute();
}

/** @returns the client of the ended session; undefined if the account has no such session */
export async function removeOwnSession(
  db: Database,
  { accountId, publicId }: { accountId: string; publicId: string },
): Promise<{ userAgent: string | null } | undefined> {
  return db
    .deleteFrom('sessions')
    .where('account_id', '=', accountId)
    .where('public_id', '=', publicId)
    .returning('user_agent as userAgent')
    .executeTakeFirst();
}

/** Removes the sessions of an account, except the session of `exceptIdHash`. @returns whether there were any */
export async function removeSessions(
  db: Database,
  accountId: string,
  exceptIdHash: string | null = null,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('account_id', '=', accountId)
    .where('id_hash', 'is distinct from', exceptIdHash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Removes sessions that have expired or have been idle for too long. */
export async function removeEndedSessions(db: Database, now: number, idle: number): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where((where) => where.or([where('expires_at', '<=', now), where('last_seen_at', '<=', now - idle)]))
    .execute();
}
