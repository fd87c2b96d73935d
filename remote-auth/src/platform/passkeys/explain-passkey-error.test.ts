import { ApiError } from '@emberclutch/web/api/api-error.ts';
import { explainPasskeyError } from './explain-passkey-error.ts';
import { PasskeyError } from './passkey-error.ts';

it.each([
  [new Error('Registration was not completed'), 'Failed to create credential'],
  [new Error('Authentication was not completed'), 'Failed to get credential'],
])('the client explains that the browser returned no credential: %s', (error, message) => {
  expect(readMessage(explainPasskeyError(error, 'signIn'))).toContain(message);
});

it('the client says when to try again after the message of the specification', () => {
  const error = new ApiError('unauthorized', 401, { retryAfter: 40 });

  expect(readMessage(explainPasskeyError(error, 'signIn'))).toBe(
    'Authentication failed. This passkey was not accepted. Try again in 40 seconds.',
  );
});

it.each([
  new ApiError('offline', 0),
  new ApiError('too_many_requests', 429),
  new TypeError('a fault of ours'),
])('the client does not explain an error that is not about passkeys: %s', (error) => {
  expect(explainPasskeyError(error, 'signIn')).toBe(error);
});

it.each([404, 500])(
  'the client explains a %d of a registration, without claiming that a passkey is missing',
  (status) => {
    const error = new ApiError('internal', status, { isEmpty: true });

    expect(readMessage(explainPasskeyError(error, 'registration'))).toContain('A server error');
  },
);

it.each([
  [
    400,
    'This model of key is not accepted',
    false,
    'Your passkey was not added. This model of key is not accepted.',
  ],
  [
    409,
    'You have 5 passkeys, which is the most',
    false,
    'Your passkey was not added. You have 5 passkeys, which is the most.',
  ],
  [400, 'The passkey could not be verified. Please try again.', true, 'Your passkey was not added.'],
  [409, 'You have 50 passkeys already.', true, 'You have as many passkeys as one account can have.'],
])(
  "the client explains a %d of a registration with the provider's own explanation %j (with a code of our provider: %p)",
  (status, detail, hasCode, message) => {
    const error = new ApiError('bad_request', status, { detail, hasCode });

    expect(readMessage(explainPasskeyError(error, 'registration'))).toBe(message);
  },
);

it('the client gives other hints for a registration than for a sign-in', () => {
  const cancellation = new DOMException('', 'NotAllowedError');

  expect(explainPasskeyError(cancellation, 'signIn')).toMatchObject({
    hint: expect.stringContaining('e-mail code'),
  });
  expect(explainPasskeyError(cancellation, 'registration')).toMatchObject({
    hint: expect.stringContaining('another device'),
  });
});

/** The message, if a hint follows it. */
const readMessage = (explanation: unknown) =>
  explanation instanceof PasskeyError && explanation.hint !== '' ? explanation.message : explanation;
