import { ApiError } from '@emberclutch/shared/api/api-error';
import { explainPasskeyError } from './explain-passkey-error.ts';
import { PasskeyError } from './passkey-error.ts';
import { PasskeysUnavailableError } from './passkey-support.ts';

/** Specification, section 8. */
it.each([
  ['NotAllowedError', 'The operation was cancelled or not allowed. Please try again.'],
  ['SecurityError', 'HTTPS'],
  ['AbortError', 'aborted'],
  ['ConstraintError', 'The authenticator does not support the options'],
  ['InvalidStateError', 'This authenticator is already registered.'],
  ['NotSupportedError', 'Passkeys are not supported'],
])('puts a %s of the browser into words', (name, words) => {
  expect(
    said(explainPasskeyError(new DOMException('in the words of some browser', name), 'signIn')),
  ).toContain(words);
});

it.each([
  [new PasskeysUnavailableError('unsupported'), 'WebAuthn is not supported in this browser'],
  [new PasskeysUnavailableError('insecure'), 'HTTPS'],
  [new DOMException('A request is already pending.', 'OperationError'), 'Failed to get credential'],
  [new Error('Registration was not completed'), 'Failed to create credential'],
  [new Error('Authentication was not completed'), 'Failed to get credential'],
])('says what is missing: %s', (error, words) => {
  expect(said(explainPasskeyError(error, 'signIn'))).toContain(words);
});

it.each([
  [403, 'not your device', 'Access denied'],
  [403, 'The registration session has expired', 'The registration session has expired'],
  [404, undefined, 'No passkey found for this account'],
  [400, 'no credentials', 'No passkey found for this account'],
  [400, 'User not found', 'No passkey found for this account'],
  [500, 'database is down', 'A server error'],
  [401, 'bad signature', 'Authentication failed'],
])('puts a %d with %j into words', (status, detail, words) => {
  expect(said(explainPasskeyError(new ApiError('bad_request', status, { detail }), 'signIn'))).toContain(
    words,
  );
});

it('takes a 500 without a body for an unknown passkey', () => {
  expect(said(explainPasskeyError(new ApiError('internal', 500, { isEmpty: true }), 'signIn'))).toContain(
    'No passkey found',
  );
});

it.each([
  new ApiError('offline', 0),
  new ApiError('too_many_requests', 429),
  new TypeError('a fault of ours'),
])('leaves alone what has nothing to do with passkeys: %s', (error) => {
  expect(explainPasskeyError(error, 'signIn')).toBe(error);
});

it('knows another way on for those who add one', () => {
  const cancelled = new DOMException('', 'NotAllowedError');

  expect(explainPasskeyError(cancelled, 'signIn')).toMatchObject({
    hint: expect.stringContaining('e-mail code'),
  });
  expect(explainPasskeyError(cancelled, 'registration')).toMatchObject({
    hint: expect.stringContaining('another device'),
  });
});

/** What a person reads: the words and, after them, how to go on. */
const said = (explained: unknown) =>
  explained instanceof PasskeyError && explained.hint !== '' ? explained.message : explained;
