import * as z from 'zod/mini';
import { ConfirmBody } from './code-flow.ts';

/** Body of `POST /v1/account/forgot-password/init`: a display name or an e-mail address. The response is an `AuthFlow`. */
export const ResetInitBody = z.object({
  username: z.string().check(z.trim(), z.minLength(1), z.maxLength(254), z.regex(/^\P{Cc}*$/u)),
});
export type ResetInitBody = z.infer<typeof ResetInitBody>;

/** Body of `POST /v1/account/forgot-password/complete`. The response is a `ConfirmResponse`. The call ends all other sessions and removes all passkeys. */
export const ResetCompleteBody = ConfirmBody;
export type ResetCompleteBody = ConfirmBody;
