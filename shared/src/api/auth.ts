import * as z from 'zod/mini';
import { AuthFlow } from '../contract/auth.ts';
import type { ConfirmBody, LoginBody, SignupBody } from '../contract/auth.ts';
import { AccountId } from '../contract/ids.ts';
import type { ResetInitBody } from '../contract/reset.ts';
import { sessionIdPattern } from '../contract/session-id.ts';
import { request } from './request.ts';

/** Other providers may answer nothing at all: then there is no challenge to echo. */
const Begun = z.pipe(
  z.unknown(),
  z.transform((answer): AuthFlow => AuthFlow.safeParse(answer).data ?? {}),
);

/** A new session. Whose it is can also be learned from the account: null where the answer does not tell. */
export const SessionAnswer = z.object({
  sessionId: z.string().check(z.regex(sessionIdPattern)),
  userId: z.catch(z.nullable(AccountId), null),
});
export type SessionAnswer = z.infer<typeof SessionAnswer>;

/** Sends a code to an address, whether or not it has an account. Cookies go along to bind the flow. */
export const beginLogin = (body: LoginBody) =>
  request('/v1/auth/login', { method: 'POST', access: 'private', body, answer: Begun });

export const beginSignup = (body: SignupBody) =>
  request('/v1/auth/signup', { method: 'POST', access: 'private', body, answer: Begun });

/** Trades a code for a session. The code is sent as a number (specification, section 5). */
export const confirmCode = (body: ConfirmBody) =>
  request('/v1/auth/confirm', { method: 'POST', access: 'private', body, answer: SessionAnswer });

/** Sends a code with which an account can be taken back, whether or not there is such an account. */
export const beginReset = (body: ResetInitBody) =>
  request('/v1/account/forgot-password/init', { method: 'POST', access: 'private', body, answer: Begun });

/** Trades that code for a session; every other session of the account ends. */
export const completeReset = (body: ConfirmBody) =>
  request('/v1/account/forgot-password/complete', {
    method: 'POST',
    access: 'private',
    body,
    answer: SessionAnswer,
  });
