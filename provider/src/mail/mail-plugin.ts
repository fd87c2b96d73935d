import fp from 'fastify-plugin';
import type { Contact } from '@emberclutch/server/settings/contact-variables.ts';
import { nowInSeconds } from '../platform/clock.ts';
import type { ModuleContext } from '../platform/module-context.ts';
import { createMailer } from './create-mailer.ts';
import { mailMaintenance } from './mail-maintenance.ts';
import { countQueuedMails } from './mail-queue-repository.ts';
import { MailQueue } from './mail-queue.ts';
import type { MailSettings } from './mail-settings.ts';
import type { Mailer } from './mailer.ts';
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

/** Reports the length and the age of the mail queue. */
function addMailGauges({ metrics, db, clock }: Pick<ModuleContext, 'metrics' | 'db' | 'clock'>): void {
  const mails = metrics.gauge({
    name: 'emberclutch_mails',
    help: 'Mails in the queue',
    labelNames: ['state'],
  });
  const oldest = metrics.gauge({
    name: 'emberclutch_mail_oldest_seconds',
    help: 'How long the oldest mail has been waiting',
  });
  metrics.addReader({
    gauges: [mails, oldest],
    async read() {
      const queue = await countQueuedMails(db);
      mails.set({ state: 'waiting' }, queue.waiting);
      mails.set({ state: 'given_up' }, queue.givenUp);
      oldest.set(queue.oldest === null ? 0 : Math.max(0, nowInSeconds(clock) - queue.oldest));
    },
  });
}
