import type { IdentitySettings } from '../identity/identity-settings.ts';
import { SessionService } from '../identity/sessions/session-service.ts';
import { systemClock } from './system-clock.ts';
import type { Database } from '../platform/database/database.ts';

/** Reads sessions in batches like the provider, for a bench whose server has its own route. */
export function createSessionAuthenticator(db: Database, settings: IdentitySettings['session']) {
  const sessions = new SessionService({ db, clock: systemClock, settings });
  /** @returns null if the session is unknown, has ended, or requires a cookie */
  return (sessionId: string) => sessions.authenticate(sessionId, null);
}
