import { formatCode } from '../../mail/format-code.ts';
import type { Mail } from '../../mail/mailer.ts';

interface CodeMail {
  to: string;
  code: number;
  /** Validity of the code. */
  minutes: number;
  /** Device, network and time of the request. */
  askedFor: string;
}

interface InSite {
  siteName: string;
}

/** To the current address, whose owner agrees to the change with the code. */
const leave = ({ newEmail, ...mail }: CodeMail & { newEmail: string }): Mail =>
  codeMail(mail, {
    what: `Your account is about to move to the address ${newEmail}. This code is one of two; the other one was sent to the new address.`,
    otherwise:
      'If you did not ask for it, keep the code to yourself: somebody else is signed in to your account. Sign in, and press "That wasn\'t me" in your security diary.',
  });

/** To the new address, whose owner proves with the code that mail arrives there. */
const take = ({ siteName, ...mail }: CodeMail & InSite): Mail =>
  codeMail(mail, {
    what: `Somebody, probably you, wants this to be the address of their ${siteName} account. This code is one of two; the other one went to the address that the account has now.`,
    otherwise: 'If it was not you, ignore this mail: without the code nothing happens.',
  });

/** To a new address that has an account already. It contains no code, and the caller is not told. */
const taken = ({ to, siteName, askedFor }: Pick<CodeMail, 'to' | 'askedFor'> & InSite): Mail => ({
  to,
  code: null,
  subject: 'This address has a collection already',
  text: paragraphs(
    `Somebody, probably you, wanted this to be the address of another ${siteName} account. An address can belong to one account only, and this one already does: nothing was changed. It was asked for ${askedFor}.`,
    'To use it for the other account, sign in here first and move this account to another address, or delete it.',
  ),
});

/** To both addresses after the change. */
const changed = (content: { to: string; newEmail: string; doneOn: string; publicUrl: string }): Mail => ({
  to: content.to,
  code: null,
  subject: 'The address of your account was changed',
  text: paragraphs(
    `From now on, codes and receipts go to ${content.newEmail}, and you sign in with that address. It was changed ${content.doneOn}, with a code from each address.`,
    'If it was you, there is nothing left to do.',
    `If it was not you, somebody reads your mail and was signed in to your account. Secure your mailbox first, then write to the people who run ${content.publicUrl}: they can see both addresses.`,
  ),
});

const codeMail = (
  { to, code, minutes, askedFor }: CodeMail,
  { what, otherwise }: { what: string; otherwise: string },
): Mail => ({
  to,
  code,
  subject: `${formatCode(code)} confirms a new e-mail address`,
  text: paragraphs(
    what,
    `Your code is ${formatCode(code)}. Enter it in the profile, where the change was asked for.`,
    `It is good for ${minutes} minutes and works once. It was asked for ${askedFor}.`,
    otherwise,
  ),
});

const paragraphs = (...texts: string[]) => ['Hello keeper,', ...texts].join('\n\n');

export const emailChangeMails = { leave, take, taken, changed };
