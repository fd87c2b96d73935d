import type { Kysely } from 'kysely';
import type { Clock } from '../platform/clock.ts';
import { nowInSeconds } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { createMail } from './outbox-repository.ts';
import type { Mailer } from './mailer.ts';

/** Sends nothing anywhere: keeps every mail where the person at this machine can read it. */
export const outboxMailer = ({ db, clock }: { db: Kysely<Database>; clock: Clock }): Mailer => ({
  send: (mail) => createMail(db, mail, nowInSeconds(clock)),
});
