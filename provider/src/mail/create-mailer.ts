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

/** The mailer of the settings. A queue delivers only while its background job runs; until then its e-mails wait. */
export async function createMailer({ smtp, ...rest }: Dependencies): Promise<Mailer> {
  if (smtp === null) return new Outbox(rest);
  const { createSmtpTransport } = await import('./create-smtp-transport.ts');
  return new MailQueue({ ...rest, transport: createSmtpTransport(smtp) });
}
