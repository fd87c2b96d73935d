import * as z from 'zod/mini';
import { Challenge, LoginCode } from './code-flow.ts';
import { LoginFinishBody } from './webauthn.ts';

/** Body of `POST /v1/account/reauthentication/passkey/finish`. */
export const ReauthenticateByPasskeyBody = z.pick(LoginFinishBody, { assertion: true, sessionData: true });
export type ReauthenticateByPasskeyBody = z.infer<typeof ReauthenticateByPasskeyBody>;

/** Body of `POST /v1/account/reauthentication/code/finish`. The challenge comes from the previous call. */
export const ReauthenticateByCodeBody = z.object({ code: LoginCode, challenge: Challenge });
export type ReauthenticateByCodeBody = z.infer<typeof ReauthenticateByCodeBody>;
