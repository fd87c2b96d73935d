import type { Contact } from '@emberclutch/server/settings/contact-variables.ts';
import type { Mail } from './mailer.ts';

/** The content that all e-mails with a code share. */
export interface MailContent {
  to: string;
  code: number;
  /** Validity of the code. */
  minutes: number;
  publicUrl: string;
  siteName: string;
  /** Link to a page that fills in the code and waits for a click. */
  link: string;
  /** Link to a page with a button that invalidates the code. */
  endLink: string;
  /** Device, network and time of the request. */
  requestDetails: string;
}

export const writeSignUpMail = (content: MailContent): Mail =>
  writeCodeMail(content, {
    greeting: 'Welcome, keeper.',
    instruction: 'Enter it where you signed up, and your collection is ready.',
    warning: `If you did not sign up for ${content.siteName}, ignore this mail: without the code nothing happens.`,
  });

export const writeSignInMail = (content: MailContent): Mail =>
  writeCodeMail(content, {
    greeting: 'Welcome back, keeper.',
    instruction: 'Enter it where you are signing in.',
    warning: `If you are not signing in, ignore this mail and ${staySafe}`,
  });

export const writeAlreadyRegisteredMail = (content: MailContent): Mail =>
  writeCodeMail(content, {
    greeting: 'You are a keeper already.',
    instruction:
      'Somebody, probably you, signed up with this address, which has a collection. The code leads straight to it; name and collection stay as they are.',
    warning: `If it was not you, ignore this mail and ${staySafe}`,
  });

export const writeResetMail = (content: MailContent): Mail =>
  writeCodeMail(content, {
    greeting: 'Back to your collection.',
    instruction:
      'Enter it where you asked for it: you are signed in there and signed out everywhere else, and all passkeys of your account are removed.',
    warning: `If you did not ask for it, ignore this mail and ${staySafe}`,
  });

export const writeUnknownAddressMail = ({ to, publicUrl, siteName, requestDetails }: MailContent): Mail => ({
  to,
  code: null,
  subject: `Signing in to ${siteName}`,
  text: joinParagraphs(
    'Hello.',
    'Somebody, probably you, wanted to sign in with this address, but it belongs to no account.',
    `You may have signed up with another address. If you are new, sign up at ${publicUrl}/register.`,
    `It was asked for ${requestDetails}.`,
    'If it was not you, ignore this mail: nothing was made and nothing is kept.',
  ),
});

const staySafe = 'keep the code to yourself: your collection is safe.';

const writeCodeMail = (
  { to, code, minutes, siteName, link, endLink, requestDetails }: MailContent,
  texts: { greeting: string; instruction: string; warning: string },
): Mail => ({
  to,
  code,
  subject: `${formatCode(code)} is your ${siteName} code`,
  text: joinParagraphs(
    texts.greeting,
    `Your code is ${formatCode(code)}. ${texts.instruction}`,
    `Or open this link on that device; it fills the code in, and you press the button:\n${link}`,
    `The code is good for ${minutes} minutes and works once. It was asked for ${requestDetails}.`,
    `Wasn't you? ${texts.warning} You can also cancel the code:\n${endLink}`,
  ),
});

/** Writes an e-mail with a code that a signed-in player enters. */
export const writeConfirmationMail = (
  { to, code, minutes, requestDetails }: Pick<MailContent, 'to' | 'code' | 'minutes' | 'requestDetails'>,
  {
    subject,
    introduction,
    instruction,
    warning,
  }: { subject: string; introduction?: string; instruction: string; warning: string },
): Mail => ({
  to,
  code,
  subject: `${formatCode(code)} confirms ${subject}`,
  text: joinParagraphs(
    'Hello keeper,',
    ...(introduction === undefined ? [] : [introduction]),
    `Your code is ${formatCode(code)}. ${instruction}`,
    `It is good for ${minutes} minutes and works once. It was asked for ${requestDetails}.`,
    warning,
  ),
});

/** Warns the owner of an account who did not request a code that only a signed-in client can request. */
export const intruderWarning =
  'If you did not ask for it, keep the code to yourself: somebody else is signed in to your account. Sign in, and press "That wasn\'t me" in your security diary.';

export const joinParagraphs = (...texts: string[]) => texts.join('\n\n');

/** Formats 12345678 as `1234 5678`, which is easier to read and type. */
const formatCode = (code: number) => String(code).replace(/\d{4}(?=\d)/g, '$& ');

/** Adds the signature of the site to a mail: its operator and contact, if they are configured. */
export function signMail(mail: Mail, siteName: string, { operator, address, mail: support }: Contact): Mail {
  const lines = [
    `The keepers of ${siteName}`,
    [operator, address].filter(Boolean).join(', '),
    support && `Questions: ${support}`,
  ];
  return { ...mail, text: `${mail.text}\n\n${lines.filter(Boolean).join('\n')}` };
}
