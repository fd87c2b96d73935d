import type { SecurityEvent } from '@emberclutch/contract/identity/security-event.ts';
import { isSecurityChange, securityChangeKinds } from '@emberclutch/contract/identity/security-event.ts';
import type { Database } from '../../platform/database/database.ts';
import { toSiteNetwork } from '@emberclutch/server/http/network.ts';
import type { RequestClient } from '../request-client.ts';

export interface NewSecurityEvent {
  accountId: string;
  kind: SecurityEvent['kind'];
  /** Epoch seconds. */
  at: number;
  client: RequestClient;
  passkeyName?: string | null;
  /** The client of the session that ended. */
  endedUserAgent?: string | null;
}

/** Maximum number of an account's events that are not changes. Beyond it, the oldest is removed. */
const maxOtherEvents = 200;

/** Adds an event. An event that is not a change replaces the oldest such event once the account has 200 of them. */
export async function createSecurityEvent(db: Database, event: NewSecurityEvent): Promise<void> {
  const { client, accountId } = event;
  if (!isSecurityChange(event.kind)) await removeOldestOtherEvents(db, accountId);
  await db
    .insertInto('security_events')
    .values({
      account_id: accountId,
      kind: event.kind,
      at: event.at,
      user_agent: client.userAgent?.slice(0, 500) ?? null,
      network: toSiteNetwork(client.clientAddress),
      passkey_name: event.passkeyName ?? null,
      ended_user_agent: event.endedUserAgent ?? null,
    })
    .execute();
}

/** Lists events, newest first. */
export async function listSecurityEvents(
  db: Database,
  { accountId, since }: { accountId: string; since: number },
): Promise<SecurityEvent[]> {
  return (
    selectEvents(db)
      .where('account_id', '=', accountId)
      .where('at', '>=', since)
      // Not by the selected `id`, which is random.
      .orderBy('security_events.id', 'desc')
      .execute()
  );
}

/** Finds when an event of a kind happened, in epoch seconds: the newest one after skipping `skippedCount` newer ones. */
export async function findEventTime(
  db: Database,
  { accountId, kind, skippedCount }: Pick<NewSecurityEvent, 'accountId' | 'kind'> & { skippedCount: number },
): Promise<number | undefined> {
  const row = await db
    .selectFrom('security_events')
    .select('at')
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .orderBy('id', 'desc')
    .offset(skippedCount)
    .limit(1)
    .executeTakeFirst();
  return row?.at;
}

export async function findSecurityEvent(
  db: Database,
  { accountId, publicId }: { accountId: string; publicId: string },
): Promise<SecurityEvent | undefined> {
  return selectEvents(db)
    .where('account_id', '=', accountId)
    .where('public_id', '=', publicId)
    .executeTakeFirst();
}

export async function removeOldSecurityEvents(db: Database, before: number): Promise<void> {
  await db.deleteFrom('security_events').where('at', '<', before).execute();
}

async function removeOldestOtherEvents(db: Database, accountId: string): Promise<void> {
  await db
    .deleteFrom('security_events')
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('security_events')
        .select('id')
        .where('account_id', '=', accountId)
        .where('kind', 'not in', securityChangeKinds)
        .orderBy('id', 'desc')
        .offset(maxOtherEvents - 1),
    )
    .execute();
}

const selectEvents = (db: Database) =>
  db
    .selectFrom('security_events')
    .select(['public_id as id', 'kind', 'at', 'user_agent as userAgent', 'network'])
    .select(['passkey_name as passkeyName', 'ended_user_agent as endedUserAgent']);
