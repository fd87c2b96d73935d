import fp from 'fastify-plugin';
import type { Contact } from '@emberclutch/server/settings/contact-variables.ts';
import type { ModuleContext, ServiceContext } from '../platform/module-context.ts';
import { createMailer } from './create-mailer.ts';
import { countQueuedMails, removeGivenUpMails } from './mail-queue-repository.ts';
import { MailQueue } from './mail-queue.ts';
import type { MailSettings } from './mail-settings.ts';
import type { Mailer } from './mailer.ts';
import { Outbox } from './outbox.ts';
import { createPeriodicJob } from '../platform/jobs/background-jobs.ts';
import { removeOldMails } from './outbox-repository.ts';

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

/** Sends mail through the queue and a mail server, or stores it in the outbox. */
export const mailPlugin = fp<MailOptions>(
  async (app, { settings, jobs, jobDb, metrics, ...context }) => {
    metrics.addDatabaseGauges(gauges, async () => {
      const { waiting, givenUp, oldest } = await countQueuedMails(jobDb);
      return {
        emberclutch_mails: { waiting, given_up: givenUp },
        emberclutch_mail_oldest_seconds:
          oldest === null ? 0 : Math.max(0, context.clock.nowInSeconds() - oldest),
      };
    });
    jobs.add(
      'mail-maintenance',
      createPeriodicJob({
        run: () => removeExpiredMails({ ...context, db: jobDb }),
        pauseMs: 600_000,
        failureMessage: 'old mails could not be removed; trying again',
      }),
    );
    app.decorate('outbox', new Outbox(context));
    const mailer = await createMailer({ ...context, smtp: settings.smtp });
    app.decorate('mailer', mailer);
    if (mailer instanceof MailQueue) {
      jobs.add('mail-codes', mailer.createJob('codes'));
      jobs.add('mail-queue', mailer.createJob('others'));
    }
  },
  { name: 'mail' },
);

const gauges = {
  emberclutch_mails: 'Mails in the queue',
  emberclutch_mail_oldest_seconds: 'How long the oldest mail has been waiting',
};

const weekSeconds = 7 * 86_400;

/** Removes e-mails in the outbox, and e-mails that could not be delivered, after a week. */
export async function removeExpiredMails({ db, clock }: ServiceContext): Promise<void> {
  const keptSince = clock.nowInSeconds() - weekSeconds;
  await removeOldMails(db, keptSince);
  await removeGivenUpMails(db, keptSince);
}
