import type { Insertable, RawBuilder, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { CamelCased } from '../../platform/database/camel-cased.ts';
import type { Database } from '../../platform/database/database.ts';
import { camelCaseKeys, snakeCaseKeys } from '../../platform/database/camel-cased.ts';
import { toTextArrayParam } from '../../platform/database/to-text-array-param.ts';
import type { AuthFlowRow, FlowPurpose } from '../../platform/database/tables/accounts.ts';

export type { FlowPurpose };

export type AuthFlow = CamelCased<Selectable<AuthFlowRow>>;

type NewAuthFlow = Omit<AuthFlow, 'id' | 'tries' | 'endedAt' | 'usedAt'>;

/**
 * Serializes requests for a code with the same identifier or from the same network until the transaction ends. Requests
 * of one process are queued before this call.
 * @returns false if another process is handling such a request
 */
export async function lockCodeRequests(
  db: Database,
  { identifier, clientNetwork }: { identifier: string; clientNetwork: string },
): Promise<boolean> {
  const { rows } = await sql<{ isLocked: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${`as ${identifier}`}, 0))
      and pg_try_advisory_xact_lock(hashtextextended(${`from ${clientNetwork}`}, 0)) as "isLocked"
  `.execute(db);
  return rows[0]?.isLocked ?? false;
}

/** Lists the times after `since` at which a network requested codes, oldest first: for one identifier, or for all. */
export async function listCodeRequestTimes(
  db: Database,
  { clientNetwork, identifier }: { clientNetwork: string; identifier?: string },
  since: number,
): Promise<number[]> {
  let requests = db
    .selectFrom('auth_flows')
    .select('created_at')
    .where('created_at', '>', since)
    .where('client_network', '=', clientNetwork);
  if (identifier !== undefined) requests = requests.where('asked_as', '=', identifier);
  const rows = await requests.orderBy('created_at').execute();
  return rows.map((row) => row.created_at);
}

/**
 * Lists the flows that sent an e-mail after `since`, newest first: either only sign-ups, or only other requests.
 * E-mails with and without a code both count, because the account determines which one is sent.
 */
export async function listMailedFlows(
  db: Database,
  {
    askedAs,
    email,
    purpose,
    isSignUp,
  }: Pick<AuthFlow, 'askedAs' | 'email' | 'purpose'> & { isSignUp: boolean },
  since: number,
): Promise<AuthFlow[]> {
  const rows = await selectNewestFlows(db, purpose)
    .where('asked_as', '=', askedAs)
    .where('created_at', '>', since)
    .where('email', '=', email)
    .where('mail', '<>', 'none')
    .where('display_name', isSignUp ? 'is not' : 'is', null)
    .execute();
  return rows.map((row) => camelCaseKeys(row));
}

export async function createFlow(db: Database, flow: NewAuthFlow): Promise<void> {
  await db.insertInto('auth_flows').values(snakeCaseKeys<Insertable<AuthFlowRow>>(flow)).execute();
}

/** Ends one flow. Other flows that wait for the same code continue, because they belong to other clients. */
export async function endFlow(db: Database, challengeHash: string, now: number): Promise<void> {
  await updateOpenFlow(db, challengeHash, now).execute();
}

/** Ends the previous flow of a client that begins another one, if both have the same identifier and purpose. */
export async function endReplacedFlow(
  db: Database,
  { challengeHash, askedAs, purpose }: Pick<AuthFlow, 'challengeHash' | 'askedAs' | 'purpose'>,
  now: number,
): Promise<void> {
  await updateOpenFlow(db, challengeHash, now)
    .where('asked_as', '=', askedAs)
    .where('purpose', '=', purpose)
    .execute();
}

const updateOpenFlow = (db: Database, challengeHash: string, now: number) =>
  db
    .updateTable('auth_flows')
    .set({ ended_at: now })
    .where('challenge_hash', '=', challengeHash)
    .where('ended_at', 'is', null);

/**
 * Blocks requests for codes with the same identifier (`lockCodeRequests`) until the transaction ends: a flow that began while a
 * code is redeemed would wait for that code, and the code would work twice. Call it before locking any row.
 */
export const lockIdentifiersOfChallenges = (db: Database, challengeHashes: string[]) =>
  lockIdentifiers(db, sql`challenge_hash = any(${toTextArrayParam(challengeHashes)})`);

/** Like `lockIdentifiersOfChallenges`, for the flows that `lockBareFlows` locks afterwards. @returns the identifiers */
export const lockIdentifiersOfBareFlows = (
  db: Database,
  { purpose, clientAddress }: { purpose: FlowPurpose; clientAddress: string },
  now: number,
) =>
  lockIdentifiers(
    db,
    sql`purpose = ${purpose} and client_address = ${clientAddress} and is_bare and ended_at is null and expires_at > ${now}`,
  );

/** Locks in a fixed order, so that two redemptions cannot deadlock. */
async function lockIdentifiers(db: Database, condition: RawBuilder<unknown>): Promise<Set<string>> {
  const { rows } = await sql<{ identifier: string }>`
    select asked_as as identifier, pg_advisory_xact_lock(hashtextextended('as ' || asked_as, 0))
    from (select distinct asked_as from auth_flows where ${condition} order by asked_as) as identifiers
  `.execute(db);
  return new Set(rows.map(({ identifier }) => identifier));
}

/** Locks the flow, so that concurrent requests share its five attempts. */
export async function lockFlowOfChallenge(
  db: Database,
  challengeHash: string,
): Promise<AuthFlow | undefined> {
  const row = await db
    .selectFrom('auth_flows')
    .selectAll()
    .where('challenge_hash', '=', challengeHash)
    .forUpdate()
    .executeTakeFirst();
  return row && camelCaseKeys(row);
}

/** Prevents clients from redeeming codes of this address until the transaction ends. */
export async function lockFlowsOfAddress(trx: Database, email: string): Promise<void> {
  await trx
    .selectFrom('auth_flows')
    .select('id')
    .where((where) => where.or([where('email', '=', email), where('asked_as', '=', email)]))
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Locks the valid flows of an address that may match a code without a cookie or challenge. @returns them, newest first */
export async function lockBareFlows(
  db: Database,
  { purpose, clientAddress }: { purpose: FlowPurpose; clientAddress: string },
  now: number,
): Promise<AuthFlow[]> {
  const rows = await selectNewestFlows(db, purpose)
    .where('client_address', '=', clientAddress)
    .where('is_bare', '=', true)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .limit(100)
    .forUpdate()
    .execute();
  return rows.map((row) => camelCaseKeys(row));
}

/** Marks a code as used in all flows that wait for it, including ended ones, and ends them, because a code works once. */
export async function markCodeUsed(
  db: Database,
  { askedAs, purpose, codeHash }: AuthFlow,
  now: number,
): Promise<void> {
  await db
    .updateTable('auth_flows')
    .set({ used_at: now, ended_at: sql`coalesce(ended_at, ${now}::bigint)` })
    .where('asked_as', '=', askedAs)
    .where('purpose', '=', purpose)
    .where('code_hash', '=', codeHash)
    .execute();
}

/** Counts an attempt, and ends the flow after its last attempt. */
export async function countTry(db: Database, id: number, maxTries: number, now: number): Promise<void> {
  await db
    .updateTable('auth_flows')
    .set({
      tries: sql`tries + 1`,
      ended_at: sql`case when tries + 1 >= ${maxTries} then ${now}::bigint else ended_at end`,
    })
    .where('id', '=', id)
    .execute();
}

/** Removes flows that are older than every window of the limits. */
export async function removeOldFlows(db: Database, before: number): Promise<void> {
  await db.deleteFrom('auth_flows').where('created_at', '<', before).execute();
}

const selectNewestFlows = (db: Database, purpose: FlowPurpose) =>
  db.selectFrom('auth_flows').selectAll().where('purpose', '=', purpose).orderBy('id', 'desc');
