import fp from 'fastify-plugin';
import type { ModuleContext } from '../platform/module-context.ts';
import { addMailGauges } from './add-mail-gauges.ts';
import { MailQueue } from './mail-queue.ts';
import type { MailSettings } from './mail-settings.ts';
import type { Mailer } from './mailer.ts';
import { mailMaintenance } from './mail-maintenance.ts';
import { Outbox } from './outbox.ts';
import { smtpTransport } from './smtp-transport.ts';

declare module 'fastify' {
  interface FastifyInstance {
    mailer: Mailer;
    outbox: Outbox;
  }
}

interface MailOptions extends ModuleContext {
  settings: MailSettings;
}

/** Mail leaves by the queue and a mail server, or stays in the outbox. */
export const mailPlugin = fp<MailOptions>(
  async (app, { settings, jobs, ...context }) => {
    addMailGauges(context);
    jobs.add(mailMaintenance(context));
    const outbox = new Outbox(context);
    app.decorate('outbox', outbox);
    if (settings.smtp === null) {
      app.decorate('mailer', outbox);
      return;
    }
    const queue = new MailQueue({ ...context, transport: smtpTransport(settings.smtp) });
    app.decorate('mailer', queue);
    jobs.add(queue);
  },
  { name: 'mail' },
);
