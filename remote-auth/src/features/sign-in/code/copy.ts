export const copy = {
  hint: (digits: string | undefined) =>
    `${digits ? `It has ${digits}. ` : ''}Nothing there yet? It can take a minute, and it may be in your spam folder.`,
  /** Used if it is unknown whether a code was sent. */
  usual: 'It is in the newest e-mail from us: a number, usually of 8 digits.',
  resent: 'If you have an account, a new code is on its way. Only the newest one counts.',
  change: 'Use another e-mail',
};
