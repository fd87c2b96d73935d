import type { SecurityEventKind } from '@emberclutch/contract/identity/security-event.ts';
import type { Mail } from '../../mail/mailer.ts';
import { describeRequest } from '../describe-request.ts';
import type { RequestClient } from '../request-client.ts';

/**
 * Events that are mailed, because they change a way to sign in or export data. A change of the address has its own
 * mails.
 */
export type MailedKind = Extract<
  SecurityEventKind,
  'passkey_added' | 'passkey_removed' | 'reset' | 'account_secured' | 'data_exported'
>;

interface MailContent {
  to: string;
  kind: MailedKind;
  /** The passkeys that were added or removed; null for one without a name. */
  passkeys: (string | null)[];
  client: RequestClient | null;
  /** Epoch seconds. */
  at: number;
  publicUrl: string;
}

/**
 * Tells the owner of an account that a way to sign in has changed, or that its data was downloaded. The mail contains
 * no code, and its links change nothing.
 */
export function securityMail({ to, kind, passkeys, client, at, publicUrl }: MailContent): Mail {
  const { subject, text } = texts[kind](passkeys.map((name) => name ?? 'a passkey').join(', '));
  const by = client && { userAgent: client.userAgent, address: client.clientAddress };
  return {
    to,
    code: null,
    subject,
    text: [
      'Hello keeper,',
      `${text} It happened ${describeRequest(by, at)}.`,
      'If it was you, there is nothing left to do.',
      `If it was not you, sign in, open ${publicUrl}/profile?tab=security and press "That wasn't me" beside it. If you cannot sign in any more, take your account back at ${publicUrl}/reset.`,
    ].join('\n\n'),
  };
}

const removedOf = (passkeys: string) => passkeys && `, and these passkeys were removed: ${passkeys}`;

const texts: Record<MailedKind, (passkeys: string) => { subject: string; text: string }> = {
  passkey_added: (passkeys) => ({
    subject: 'A passkey was added to your account',
    text: `A passkey, ${passkeys}, can sign in to your account from now on.`,
  }),
  passkey_removed: (passkeys) => ({
    subject: 'A passkey was removed from your account',
    text: `This can no longer sign in to your account: ${passkeys}.`,
  }),
  reset: (passkeys) => ({
    subject: 'Your account was taken back',
    text: `Your account was taken back by a code from your e-mail: every other place was signed out${removedOf(passkeys)}.`,
  }),
  data_exported: () => ({
    subject: 'Your data was downloaded',
    text: 'A copy of everything that is stored about your account was downloaded.',
  }),
  account_secured: (passkeys) => ({
    subject: 'Every session of your account was ended',
    text: `"That wasn't me" was pressed in your security diary: every session was ended${removedOf(passkeys)}.`,
  }),
};
