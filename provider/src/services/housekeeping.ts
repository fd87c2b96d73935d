import type { Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import { nowInSeconds } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database.ts';
import { removeOldAttempts } from '../repositories/attempt.ts';
import { removeOldFlows } from '../repositories/auth-flow.ts';
import { removeExpiredCeremonies } from '../repositories/ceremony.ts';
import { removeOldMails } from '../repositories/mail.ts';
import { removeGivenUpMails } from '../repositories/mail-queue.ts';
import { removeEndedSessions } from '../repositories/session.ts';
import { repeat } from '../world/sweeper.ts';
import type { Worker } from './worker.ts';

interface Parts {
  db: Kysely<Database>;
  clock: Clock;
  settings: Config['session'];
}

const day = 86_400;

/** Forgets, every ten minutes, what signs nobody in any more: flows after a day, ended sessions, the outbox after a week. */
export const housekeeping = (parts: Parts): Worker => ({
  start: (log) =>
    repeat(
      () => tidy(parts),
      600_000,
      (failure) => log?.error({ err: failure }, 'old sign-ins could not be removed; trying again'),
    ),
});

export async function tidy({ db, clock, settings }: Parts): Promise<void> {
  const now = nowInSeconds(clock);
  await removeOldFlows(db, now - day);
  await removeOldAttempts(db, now - day);
  await removeExpiredCeremonies(db, now);
  await removeEndedSessions(db, now, settings.idle);
  await removeOldMails(db, now - 7 * day);
  await removeGivenUpMails(db, now - 7 * day);
}
