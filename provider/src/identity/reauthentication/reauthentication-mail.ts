import { formatCode } from '../../mail/format-code.ts';
import type { Mail } from '../../mail/mailer.ts';

interface MailContent {
  to: string;
  code: number;
  /** Validity of the code. */
  minutes: number;
  /** Device, network and time of the request. */
  askedFor: string;
}

export const reauthenticationMail = ({ to, code, minutes, askedFor }: MailContent): Mail => ({
  to,
  code,
  subject: `${formatCode(code)} confirms that it is you`,
  text: [
    'Hello keeper,',
    `Your code is ${formatCode(code)}. Enter it in your profile, where you are about to change how you sign in.`,
    `It is good for ${minutes} minutes and works once. It was asked for ${askedFor}.`,
    'If you did not ask for it, keep the code to yourself: somebody else is signed in to your account. Sign in, and press "That wasn\'t me" in your security diary.',
  ].join('\n\n'),
});
