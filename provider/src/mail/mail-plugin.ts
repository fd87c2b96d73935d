import fp from 'fastify-plugin';
import type { ModuleContext } from '../platform/module-context.ts';
import { addMailGauges } from './mail-gauges.ts';
import { MailQueue } from './mail-queue.ts';
import type { MailSettings } from './mail-settings.ts';
import type { Mailer } from './mailer.ts';
import { outboxMailer } from './outbox.ts';
import { smtpTransport } from './smtp.ts';

declare module 'fastify' {
  interface FastifyInstance {
    mailer: Mailer;
  }
}

interface MailOptions extends ModuleContext {
  settings: MailSettings;
}

/** Mail leaves by the queue and a mail server, or stays in the outbox. */
export const mailPlugin = fp<MailOptions>(
  async (app, { settings, jobs, ...context }) => {
    addMailGauges(context);
    if (settings.smtp === null) {
      app.decorate('mailer', outboxMailer(context));
      return;
    }
    const queue = new MailQueue(context.db, context.clock, smtpTransport(settings.smtp));
    app.decorate('mailer', queue);
    jobs.add(queue);
  },
  { name: 'mail' },
);
