import type { Kysely, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { AuthFlowRow, FlowPurpose } from '../../platform/database/tables/accounts.ts';

export type CodePurpose = FlowPurpose;

export interface AuthFlow {
  id: number;
  purpose: CodePurpose;
  email: string;
  displayName: string | null;
  codeHash: string;
  tries: number;
  expiresAt: number;
  /** When a newer code was sent, this one was used, or its tries were used up. */
  endedAt: number | null;
}

interface NewAuthFlow {
  purpose: FlowPurpose;
  /** The e-mail address or name that was typed. */
  identifier: string;
  email: string;
  displayName: string | null;
  challengeHash: string;
  codeHash: string;
  clientAddress: string;
  /** The network that limits count as one client. */
  clientNetwork: string;
  now: number;
  expiresAt: number;
}

/** Serializes requests for a code with the same identifier or from the same network until the transaction ends. */
export async function lockCodeRequests(
  db: Kysely<Database>,
  { identifier, clientNetwork }: { identifier: string; clientNetwork: string },
): Promise<void> {
  // Always in this order, so that two requests never wait for each other.
  for (const subject of [`as ${identifier}`, `from ${clientNetwork}`])
    await sql`select pg_advisory_xact_lock(hashtextextended(${subject}, 0))`.execute(db);
}

/** Times at which codes were requested after `since`, oldest first. */
export async function listCodeRequestTimes(
  db: Kysely<Database>,
  by: { identifier: string } | { clientNetwork: string },
  since: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom('auth_flows')
    .select('created_at')
    .where('created_at', '>', since)
    .where((where) =>
      'identifier' in by
        ? where('asked_as', '=', by.identifier)
        : where('client_network', '=', by.clientNetwork),
    )
    .orderBy('created_at')
    .execute();
  return rows.map((row) => row.created_at);
}

/** Ends the open flow of the identifier, so that the new one is the only valid one. */
export async function beginFlow(db: Kysely<Database>, flow: NewAuthFlow): Promise<void> {
  await db
    .updateTable('auth_flows')
    .set({ ended_at: flow.now })
    .where('asked_as', '=', flow.identifier)
    .where('ended_at', 'is', null)
    .execute();
  await db
    .insertInto('auth_flows')
    .values({
      purpose: flow.purpose,
      asked_as: flow.identifier,
      email: flow.email,
      display_name: flow.displayName,
      challenge_hash: flow.challengeHash,
      code_hash: flow.codeHash,
      client_address: flow.clientAddress,
      client_network: flow.clientNetwork,
      created_at: flow.now,
      expires_at: flow.expiresAt,
      ended_at: null,
    })
    .execute();
}

/** Locks the flow, so that concurrent requests share its five tries. */
export async function lockFlowOfChallenge(
  db: Kysely<Database>,
  challengeHash: string,
): Promise<AuthFlow | undefined> {
  const row = await db
    .selectFrom('auth_flows')
    .selectAll()
    .where('challenge_hash', '=', challengeHash)
    .forUpdate()
    .executeTakeFirst();
  return row && toFlow(row);
}

/** The valid flows that began from an address, newest first. */
export async function lockOpenFlowsOfAddress(
  db: Kysely<Database>,
  { purpose, clientAddress }: { purpose: FlowPurpose; clientAddress: string },
  now: number,
): Promise<AuthFlow[]> {
  const rows = await db
    .selectFrom('auth_flows')
    .selectAll()
    .where('purpose', '=', purpose)
    .where('client_address', '=', clientAddress)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('id', 'desc')
    .limit(100)
    .forUpdate()
    .execute();
  return rows.map(toFlow);
}

export async function endFlow(db: Kysely<Database>, id: number, now: number): Promise<void> {
  await db.updateTable('auth_flows').set({ ended_at: now }).where('id', '=', id).execute();
}

/** Counts a try for each flow, and ends those whose last try it was. */
export async function countTry(
  db: Kysely<Database>,
  ids: number[],
  most: number,
  now: number,
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('auth_flows')
    .set({
      tries: sql`tries + 1`,
      ended_at: sql`case when tries + 1 >= ${most} then ${now}::bigint else ended_at end`,
    })
    .where('id', 'in', ids)
    .execute();
}

/** Removes flows that are too old even for the limits. */
export async function removeOldFlows(db: Kysely<Database>, before: number): Promise<void> {
  await db.deleteFrom('auth_flows').where('created_at', '<', before).execute();
}

const toFlow = (row: Selectable<AuthFlowRow>): AuthFlow => ({
  id: row.id,
  purpose: row.purpose,
  email: row.email,
  displayName: row.display_name,
  codeHash: row.code_hash,
  tries: row.tries,
  expiresAt: row.expires_at,
  endedAt: row.ended_at,
});
