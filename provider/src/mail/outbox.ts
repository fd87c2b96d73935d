import type { Contact } from '@emberclutch/server/settings/contact-variables.ts';
import type { Kysely } from 'kysely';
import type { Clock } from '../platform/clock.ts';
import { nowInSeconds } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Mail, Mailer } from './mailer.ts';
import type { SentMail } from './outbox-repository.ts';
import { createMail, listMails } from './outbox-repository.ts';
import { signMail } from './mail-texts.ts';

interface Dependencies {
  db: Kysely<Database>;
  clock: Clock;
  siteName: string;
  contact: Contact;
}

/** Stores mail in the database instead of sending it, for the developer at this machine. */
export class Outbox implements Mailer {
  readonly siteName: string;
  readonly #contact: Contact;
  readonly #db: Kysely<Database>;
  readonly #clock: Clock;

  constructor({ db, clock, siteName, contact }: Dependencies) {
    this.siteName = siteName;
    this.#contact = contact;
    this.#db = db;
    this.#clock = clock;
  }

  send(mail: Mail, trx?: Kysely<Database>): Promise<void> {
    return createMail(
      trx ?? this.#db,
      signMail(mail, this.siteName, this.#contact),
      nowInSeconds(this.#clock),
    );
  }

  /** The last 50 mails, newest first. */
  list(): Promise<SentMail[]> {
    return listMails(this.#db, 50);
  }
}
