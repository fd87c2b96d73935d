import type { Contact } from '@emberclutch/server/settings/contact-variables.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { ServiceContext } from '../platform/module-context.ts';
import type { Mail, Mailer } from './mailer.ts';
import type { SentMail } from './outbox-repository.ts';
import { createMail, listMails } from './outbox-repository.ts';
import { signMail } from './mail-texts.ts';

interface Dependencies extends ServiceContext {
  siteName: string;
  contact: Contact;
}

/** Stores mail in the database instead of sending it, for the developer at this machine. */
export class Outbox implements Mailer {
  readonly siteName: string;
  readonly #contact: Contact;
  readonly #db: Database;
  readonly #clock: Clock;

  constructor({ db, clock, siteName, contact }: Dependencies) {
    this.siteName = siteName;
    this.#contact = contact;
    this.#db = db;
    this.#clock = clock;
  }

  send(mail: Mail, trx?: Database): Promise<void> {
    return createMail(
      trx ?? this.#db,
      signMail(mail, this.siteName, this.#contact),
      this.#clock.nowInSeconds(),
    );
  }

  /** The last 50 mails, newest first. */
  list(): Promise<SentMail[]> {
    return listMails(this.#db, 50);
  }
}
