import type { Contact } from '@emberclutch/server/settings/contact-variables.ts';
import type { Mail } from './mailer.ts';

/** The mail with the signature of the site: who runs it, and where to write to, as far as the site says. */
export function signMail(mail: Mail, siteName: string, { operator, address, mail: support }: Contact): Mail {
  const lines = [
    `The keepers of ${siteName}`,
    [operator, address].filter(Boolean).join(', '),
    support && `Questions: ${support}`,
  ];
  return { ...mail, text: `${mail.text}\n\n${lines.filter(Boolean).join('\n')}` };
}
