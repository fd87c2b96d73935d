import type { Contact } from '@emberclutch/server/settings/contact-variables.ts';
import type { Database } from '../platform/database/database.ts';
import type { ServiceContext } from '../platform/module-context.ts';
import type { Mail, Mailer } from './mailer.ts';
import type { SentMail } from './outbox-repository.ts';
import { createMail, listMails } from './outbox-repository.ts';
import { signMail } from './mail-texts.ts';

export type { SentMail };

interface Dependencies extends ServiceContext {
  siteName: string;
  contact: Contact;
}

/** Stores mail in the database instead of sending it, for operators to read. */
export class Outbox implements Mailer {
  readonly siteName: string;
  readonly #deps: Dependencies;

  constructor(dependencies: Dependencies) {
    this.siteName = dependencies.siteName;
    this.#deps = dependencies;
  }

  send(mail: Mail, trx?: Database): Promise<void> {
    return createMail(
      trx ?? this.#deps.db,
      signMail(mail, this.siteName, this.#deps.contact),
      this.#deps.clock.nowInSeconds(),
    );
  }

  /** Lists the last 50 e-mails, newest first. */
  list(): Promise<SentMail[]> {
    return listMails(this.#deps.db, 50);
  }
}
