import { readBy, required } from '../shape/modifiers.ts';
import { record } from '../shape/record.ts';
import type { Lenient, Strict } from '../shape/shape.ts';
import { text } from '../shape/text.ts';
import { AccountId } from './account-id.ts';
import { sessionIdPattern } from './session-id.ts';

const readSessionId = (value: unknown) =>
  typeof value === 'string' && sessionIdPattern.test(value) ? value : null;

/** Response of every call that signs in. */
export const ConfirmResponse = record({
  sessionId: required(readBy(text, readSessionId)),
  userId: AccountId,
});
export type ConfirmResponse = Strict<typeof ConfirmResponse>;

/** `userId` is null if the response lacks it; `GET /v1/account` also contains it. */
export type SessionResponse = Lenient<typeof ConfirmResponse>;
