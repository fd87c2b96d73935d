import type { Contact } from '@emberclutch/server/settings/contact-variables.ts';
import fp from 'fastify-plugin';
import type { ModuleContext } from '../platform/module-context.ts';
import { addMailGauges } from './add-mail-gauges.ts';
import { createMailer } from './create-mailer.ts';
import { MailQueue } from './mail-queue.ts';
import type { MailSettings } from './mail-settings.ts';
import type { Mailer } from './mailer.ts';
import { mailMaintenance } from './mail-maintenance.ts';
import { Outbox } from './outbox.ts';

declare module 'fastify' {
  interface FastifyInstance {
    mailer: Mailer;
    outbox: Outbox;
  }
}

interface MailOptions extends ModuleContext {
  settings: MailSettings;
  siteName: string;
  contact: Contact;
}

/** Mail leaves by the queue and a mail server, or stays in the outbox. */
export const mailPlugin = fp<MailOptions>(
  async (app, { settings, jobs, jobDb, ...context }) => {
    addMailGauges({ ...context, db: jobDb });
    jobs.add('mail-maintenance', mailMaintenance({ ...context, db: jobDb }));
    app.decorate('outbox', new Outbox(context));
    const mailer = createMailer({ ...context, smtp: settings.smtp });
    app.decorate('mailer', mailer);
    if (mailer instanceof MailQueue) {
      jobs.add('mail-codes', mailer.job('codes'));
      jobs.add('mail-queue', mailer.job('others'));
    }
  },
  { name: 'mail' },
);
