import type { Database } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { deletePasskeysSince, getPasskeyName } from '../passkeys/passkey-repository.ts';
import type { CurrentSession, NewSession, SessionService } from '../sessions/session-service.ts';
import type { RequestClient } from '../request-client.ts';
import { findSecurityEvent } from '../security-events/security-event-repository.ts';
import type { SecurityEventService } from '../security-events/security-event-service.ts';

interface Dependencies {
  db: Database;
  sessions: SessionService;
  securityEvents: SecurityEventService;
}

export interface DisownedEvent {
  session: CurrentSession;
  eventId: string;
  client: RequestClient & { canStoreCookies: boolean };
}

/**
 * Takes an account back from an intruder whom its owner has noticed in the security log: ends all sessions, removes the passkeys
 * added since the event, and opens a new session for the caller. A stolen copy of the caller's session thus ends, too. Passkeys from
 * before the event stay: the caller can remove each of them with the same recent authentication.
 * @throws {ProblemError} `not_found` when the account has no such event, `unauthorized` when the session has ended in the meantime
 */
export const disownEvent = (
  { db, sessions, securityEvents }: Dependencies,
  { session, eventId, client }: DisownedEvent,
): Promise<NewSession & { removedNames: (string | null)[] }> =>
  db.transaction().execute(async (transaction) => {
    const { accountId } = session;
    // If another session adds a passkey, it has either been committed, and is removed here, or will be rejected later.
    await sessions.lock(session, transaction);
    const event = await findSecurityEvent(transaction, { accountId, publicId: eventId });
    if (!event) throw new ProblemError('not_found', 'There is no such entry in the security log.');
    const removedPasskeys = await deletePasskeysSince(transaction, { accountId, since: event.at });
    const newSession = await sessions.replaceAll(session, client, transaction);
    const removedNames = removedPasskeys.map(getPasskeyName);
    const securedEvent = { accountId, kind: 'account_secured', client } as const;
    await securityEvents.record(securedEvent, transaction);
    await securityEvents.mail({ ...securedEvent, passkeys: removedNames }, transaction);
    return { ...newSession, removedNames };
  });
