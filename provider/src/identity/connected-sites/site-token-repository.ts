import type { ConnectedSite } from '@emberclutch/contract/identity/connected-site.ts';
import type { Kysely } from 'kysely';
import { camelCased } from '../../platform/database/camel-cased.ts';
import type { Database } from '../../platform/database/database.ts';
import type { SignedInAccount } from '../sessions/session-repository.ts';

interface NewSiteCode {
  accountId: string;
  origin: string;
  codeHash: string;
  challenge: string;
  now: number;
  expiresAt: number;
}

interface Exchange {
  codeHash: string;
  challenge: string;
  origin: string;
  tokenHash: string;
  now: number;
  expiresAt: number;
}

export interface SiteTokenRecord {
  account: SignedInAccount;
  origin: string;
  lastUsedAt: number;
  expiresAt: number;
}

/** Adds a code, and removes the least recently used rows of the account beyond `max`. */
export async function createSiteCode(
  trx: Kysely<Database>,
  { accountId, origin, codeHash, challenge, now, expiresAt }: NewSiteCode,
  max: number,
): Promise<void> {
  await trx
    .insertInto('site_tokens')
    .values({
      account_id: accountId,
      origin,
      code_hash: codeHash,
      challenge,
      token_hash: null,
      created_at: now,
      last_used_at: now,
      expires_at: expiresAt,
    })
    .execute();
  await trx
    .deleteFrom('site_tokens')
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('site_tokens')
        .select('id')
        .where('account_id', '=', accountId)
        .orderBy('last_used_at', 'desc')
        .orderBy('id', 'desc')
        .offset(max),
    )
    .execute();
}

/** @returns whether the code was exchanged: once, in time, by the page that asked for it */
export async function exchangeCode(db: Kysely<Database>, exchange: Exchange): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('site_tokens')
    .set({
      code_hash: null,
      challenge: null,
      token_hash: exchange.tokenHash,
      last_used_at: exchange.now,
      expires_at: exchange.expiresAt,
    })
    .where('code_hash', '=', exchange.codeHash)
    .where('challenge', '=', exchange.challenge)
    .where('origin', '=', exchange.origin)
    .where('expires_at', '>', exchange.now)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function removeCode(db: Kysely<Database>, codeHash: string): Promise<void> {
  await db.deleteFrom('site_tokens').where('code_hash', '=', codeHash).execute();
}

export async function findSiteToken(
  db: Kysely<Database>,
  tokenHash: string,
): Promise<SiteTokenRecord | undefined> {
  const row = await db
    .selectFrom('site_tokens')
    .select(['account_id', 'origin', 'last_used_at', 'expires_at'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return (
    row && {
      account: { id: row.account_id },
      origin: row.origin,
      lastUsedAt: row.last_used_at,
      expiresAt: row.expires_at,
    }
  );
}

export async function touchSiteToken(db: Kysely<Database>, tokenHash: string, now: number): Promise<void> {
  await db
    .updateTable('site_tokens')
    .set({ last_used_at: now })
    .where('token_hash', '=', tokenHash)
    .execute();
}

/** @returns account and origin of the token */
export async function removeSiteToken(
  db: Kysely<Database>,
  tokenHash: string,
): Promise<{ accountId: string; origin: string } | undefined> {
  const row = await db
    .deleteFrom('site_tokens')
    .where('token_hash', '=', tokenHash)
    .returning(['account_id', 'origin'])
    .executeTakeFirst();
  return row && camelCased(row);
}

/** The sites with a valid token, most recently used first. */
export async function listConnectedSites(
  db: Kysely<Database>,
  { accountId, now }: { accountId: string; now: number },
): Promise<ConnectedSite[]> {
  const rows = await db
    .selectFrom('site_tokens')
    .select(({ fn }) => [
      'origin',
      fn.min('created_at').as('created_at'),
      fn.max('last_used_at').as('last_used_at'),
      fn.max('expires_at').as('expires_at'),
    ])
    .where('account_id', '=', accountId)
    .where('token_hash', 'is not', null)
    .where('expires_at', '>', now)
    .groupBy('origin')
    .orderBy('last_used_at', 'desc')
    .orderBy('origin')
    .execute();
  return rows.map(camelCased);
}

/** Removes codes and tokens of an account. @param origin of one site; null: of all @returns how many there were */
export async function removeSiteTokens(
  db: Kysely<Database>,
  { accountId, origin }: { accountId: string; origin: string | null },
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('site_tokens')
    .where('account_id', '=', accountId)
    .$if(origin !== null, (query) => query.where('origin', '=', origin))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

export async function removeExpiredSiteTokens(db: Kysely<Database>, now: number): Promise<void> {
  await db.deleteFrom('site_tokens').where('expires_at', '<=', now).execute();
}
