import type { Kysely } from 'kysely';
import type { Clock } from '../platform/clock.ts';
import { nowInSeconds } from '../platform/clock.ts';
import type { SessionSettings } from './identity-settings.ts';
import type { Database } from '../platform/database/database.ts';
import { removeOldAttempts } from '../platform/attempts/attempt-repository.ts';
import { removeOldFlows } from './codes/code-flow-repository.ts';
import { removeExpiredCeremonies } from './passkeys/ceremony-repository.ts';
import { removeOldSecurityEvents } from './security-events/security-event-repository.ts';
import { securityEventLife } from './security-events/security-event-service.ts';
import { removeEndedSessions } from './sessions/session-repository.ts';
import type { BackgroundJob } from '../platform/jobs/background-job.ts';
import { periodicJob } from '../platform/jobs/periodic-job.ts';

interface Dependencies {
  db: Kysely<Database>;
  clock: Clock;
  settings: SessionSettings;
}

const day = 86_400;

/** Removes expired sign-in data every ten minutes. */
export const identityMaintenance = (dependencies: Dependencies): BackgroundJob =>
  periodicJob({
    run: () => removeExpiredRecords(dependencies),
    pauseMs: 600_000,
    failureMessage: 'old sign-ins could not be removed; trying again',
  });

/** Removes code flows and attempts after a day, security events after 90, and expired ceremonies and sessions at once. */
export async function removeExpiredRecords({ db, clock, settings }: Dependencies): Promise<void> {
  const now = nowInSeconds(clock);
  await removeOldFlows(db, now - day);
  await removeOldAttempts(db, now - day);
  await removeExpiredCeremonies(db, now);
  await removeEndedSessions(db, now, settings.idle);
  await removeOldSecurityEvents(db, now - securityEventLife);
}
