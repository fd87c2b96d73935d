import * as z from 'zod/mini';
import { defineSettings, createSettingError } from '@emberclutch/server/settings/define-settings.ts';
import { defineChoice } from '@emberclutch/server/settings/variable.ts';

export interface MailSettings {
  /** The mail server and the sender; null with the outbox. */
  smtp: { url: string; from: string } | null;
}

const variables = {
  MAIL: defineChoice(
    ['outbox', 'smtp'],
    'Delivery of mail: outbox stores it and shows it at /outbox to operators; smtp sends it through SMTP_URL',
  ),
  SMTP_URL: {
    schema: z.string().check(z.regex(/^(smtps?:\/\/\S+)?$/)),
    fallback: '',
    expected:
      'an SMTP URL such as smtps://user:password@mail.example:465 or smtp://mail.example:587?requireTLS=true',
    description: 'Mail server, with MAIL=smtp',
    isSecret: true,
  },
  MAIL_FROM: {
    schema: z.string().check(z.regex(/^([^<>\r\n]*<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)?$/)),
    fallback: '',
    expected: 'an address such as Emberclutch <keepers@emberclutch.example>',
    description: 'Sender of mails, with MAIL=smtp',
  },
};

export const mailSettings = defineSettings(variables, ({ MAIL, SMTP_URL, MAIL_FROM }): MailSettings => {
  if (MAIL !== 'smtp') return { smtp: null };
  if (SMTP_URL === '') throw createSettingError('SMTP_URL', variables.SMTP_URL.expected, '');
  if (MAIL_FROM === '') throw createSettingError('MAIL_FROM', variables.MAIL_FROM.expected, '');
  return { smtp: { url: SMTP_URL, from: MAIL_FROM } };
});
