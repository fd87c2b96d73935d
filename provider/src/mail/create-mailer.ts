import type { Contact } from '@emberclutch/server/settings/contact-variables.ts';
import type { ServiceContext } from '../platform/module-context.ts';
import { MailQueue } from './mail-queue.ts';
import type { MailSettings } from './mail-settings.ts';
import type { Mailer } from './mailer.ts';
import { Outbox } from './outbox.ts';

interface Dependencies extends ServiceContext {
  siteName: string;
  contact: Contact;
  smtp: MailSettings['smtp'];
}

/** Creates the mailer that the settings name. A mail queue delivers only while its background job runs. */
export async function createMailer({ smtp, ...dependencies }: Dependencies): Promise<Mailer> {
  if (smtp === null) return new Outbox(dependencies);
  const { createSmtpTransport } = await import('./create-smtp-transport.ts');
  return new MailQueue({ ...dependencies, transport: createSmtpTransport(smtp) });
}
