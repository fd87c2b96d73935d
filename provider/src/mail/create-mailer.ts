import type { Contact } from '@emberclutch/server/settings/contact-variables.ts';
import type { Kysely } from 'kysely';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { MailQueue } from './mail-queue.ts';
import type { Mailer } from './mailer.ts';
import type { MailSettings } from './mail-settings.ts';
import { Outbox } from './outbox.ts';
import { smtpTransport } from './smtp-transport.ts';

interface Dependencies {
  db: Kysely<Database>;
  clock: Clock;
  siteName: string;
  contact: Contact;
  smtp: MailSettings['smtp'];
}

/** The mailer of the settings. A queue delivers only while it runs as a background job; until then its mails wait. */
export const createMailer = ({ smtp, ...rest }: Dependencies): Mailer =>
  smtp === null ? new Outbox(rest) : new MailQueue({ ...rest, transport: smtpTransport(smtp) });
