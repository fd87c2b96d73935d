import * as z from 'zod/mini';
import { defineSettings, settingError } from '../platform/settings/define-settings.ts';
import { choice } from '../platform/settings/variable.ts';

export interface MailSettings {
  mail: 'outbox' | 'smtp';
  /** The mail server and the sender; null with the outbox. */
  smtp: { url: string; from: string } | null;
}

const variables = {
  MAIL: choice(
    ['outbox', 'smtp'],
    'How mail leaves; outbox keeps it for /outbox, readable on this machine only; smtp hands it to SMTP_URL',
  ),
  SMTP_URL: {
    schema: z.string().check(z.regex(/^(smtps?:\/\/\S+)?$/)),
    fallback: '',
    takes:
      'an SMTP URL such as smtps://user:password@mail.example:465 or smtp://mail.example:587?requireTLS=true',
    about: 'Mail server to hand mail to, with MAIL=smtp',
    isSecret: true,
  },
  MAIL_FROM: {
    schema: z.string().check(z.regex(/^([^<>\r\n]*<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)?$/)),
    fallback: '',
    takes: 'an address such as Emberclutch <keepers@emberclutch.example>',
    about: 'Whom mail is from, with MAIL=smtp',
  },
};

export const mailSettings = defineSettings(variables, ({ MAIL, SMTP_URL, MAIL_FROM }): MailSettings => {
  if (MAIL !== 'smtp') return { mail: MAIL, smtp: null };
  if (SMTP_URL === '') throw settingError('SMTP_URL', variables.SMTP_URL.takes, '');
  if (MAIL_FROM === '') throw settingError('MAIL_FROM', variables.MAIL_FROM.takes, '');
  return { mail: MAIL, smtp: { url: SMTP_URL, from: MAIL_FROM } };
});
