import type { Mail } from '../mail/mailer.ts';

interface MailContent {
  to: string;
  /** Device, network and time. */
  doneOn: string;
  publicUrl: string;
}

/** The last mail of an account. */
export const accountDeletedMail = ({ to, doneOn, publicUrl }: MailContent): Mail => ({
  to,
  code: null,
  subject: 'Your account was deleted',
  text: [
    'Farewell, keeper.',
    `Your account was deleted ${doneOn}. Your name, this address, your passkeys, your sessions, your reminders and your security diary are gone.`,
    'Your eggs, dragons and gateway keys stay in the guide, with “a former keeper”: no account owns them any more. Receipts stay without your name, as the law requires. A payment that still arrives is given back.',
    `This cannot be undone. You can begin again at ${publicUrl}/register, also with this address.`,
  ].join('\n\n'),
});
