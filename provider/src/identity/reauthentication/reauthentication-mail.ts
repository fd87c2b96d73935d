import type { Mail } from '../../mail/mailer.ts';

interface MailContent {
  to: string;
  code: number;
  /** Validity of the code. */
  minutes: number;
}

export const reauthenticationMail = ({ to, code, minutes }: MailContent): Mail => ({
  to,
  code,
  subject: `${readable(code)} confirms that it is you`,
  text: [
    'Hello keeper,',
    `Your code is ${readable(code)}. Enter it in your profile, where you are about to change how your account is entered.`,
    `It is good for ${minutes} minutes and works once.`,
    'If you did not ask for it, tell the code to nobody: somebody has your account open. Sign in, and press "That wasn\'t me" in your security diary.',
    'The keepers of Emberclutch',
  ].join('\n\n'),
});

/** 12345678 as `1234 5678`. */
const readable = (code: number) => String(code).replace(/\d{4}(?=\d)/g, '$& ');
