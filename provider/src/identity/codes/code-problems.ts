import { ProblemError } from '../../platform/http/problem-error.ts';

/** The reasons why a code is not sent or not accepted. */
export const codeProblems = {
  createTooManyCodes: (seconds: number) =>
    new ProblemError(
      'too_many_requests',
      'Too many codes were asked for. Please wait a little before the next one.',
      { retryAfter: seconds },
    ),

  createExpired: () =>
    new ProblemError('code_expired', 'That code has expired or was used. Please ask for a new code.'),

  createTooManyWrong: (seconds: number) =>
    new ProblemError(
      'too_many_requests',
      'Too many wrong codes were sent. Please wait a little, or sign in with a passkey.',
      { retryAfter: seconds },
    ),

  /** Also sent for an address without an account, so that the response does not reveal whether one exists. */
  createWrong: (triesLeft: number) =>
    new ProblemError('code_wrong', `That code is not right. ${formatTriesLeft(triesLeft)}`, {
      current: { tries: triesLeft },
    }),

  createUsedUp: () => new ProblemError('code_used_up', 'That was the last try. Please ask for a new code.'),
};

const formatTriesLeft = (left: number) => (left === 1 ? 'One try is left.' : `${left} tries are left.`);
