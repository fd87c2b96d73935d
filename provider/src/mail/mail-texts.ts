import type { Mail } from './mailer.ts';

interface MailContent {
  to: string;
  code: number;
  /** Validity of the code. */
  minutes: number;
  publicUrl: string;
}

export const signUpMail = ({ to, code, minutes }: MailContent): Mail => ({
  to,
  code,
  subject: `${formatCode(code)} is your Emberclutch code`,
  text: paragraphs(
    'Welcome, keeper.',
    `Your code is ${formatCode(code)}. Enter it where you signed up, and your collection is ready.`,
    `It is good for ${minutes} minutes and works once.`,
    'If you did not sign up for Emberclutch, ignore this mail: without the code nothing happens.',
  ),
});

export const signInMail = ({ to, code, minutes }: MailContent): Mail => ({
  to,
  code,
  subject: `${formatCode(code)} is your Emberclutch code`,
  text: paragraphs(
    'Welcome back, keeper.',
    `Your code is ${formatCode(code)}. Enter it where you are signing in.`,
    `It is good for ${minutes} minutes and works once.`,
    'If you are not signing in, ignore this mail and tell the code to nobody: your collection is safe.',
  ),
});

export const alreadyRegisteredMail = ({ to, code, minutes }: MailContent): Mail => ({
  to,
  code,
  subject: `${formatCode(code)} is your Emberclutch code`,
  text: paragraphs(
    'You are a keeper already.',
    `Somebody, probably you, signed up with this address, which has a collection. Enter ${formatCode(code)} to go straight to it; name and collection stay as they are.`,
    `The code is good for ${minutes} minutes and works once.`,
    'If it was not you, ignore this mail and tell the code to nobody: your collection is safe.',
  ),
});

export const unknownAddressMail = ({ to, publicUrl }: MailContent): Mail => ({
  to,
  code: null,
  subject: 'Signing in to Emberclutch',
  text: paragraphs(
    'Hello.',
    'Somebody, probably you, wanted to sign in with this address, but no keeper has it.',
    `You may have signed up with another address. If you are new, sign up at ${publicUrl}/register.`,
    'If it was not you, ignore this mail: nothing was made and nothing is kept.',
  ),
});

export const resetMail = ({ to, code, minutes }: MailContent): Mail => ({
  to,
  code,
  subject: `${formatCode(code)} is your Emberclutch code`,
  text: paragraphs(
    'Back to your collection.',
    `Your code is ${formatCode(code)}. Enter it where you asked for it: you are signed in there, and signed out everywhere else.`,
    `It is good for ${minutes} minutes and works once.`,
    'If you did not ask for it, ignore this mail and tell the code to nobody: your collection is safe.',
  ),
});

const paragraphs = (...texts: string[]) => [...texts, 'The keepers of Emberclutch'].join('\n\n');

/** 12345678 as `1234 5678`, which is easier to read and type. */
const formatCode = (code: number) => String(code).replace(/\d{4}(?=\d)/g, '$& ');
