import * as z from 'zod/mini';
import { DisplayName } from './display-name.ts';
import { Email } from './email.ts';
import { AccountId } from './ids.ts';

/** A code is a JSON number and so never begins with 0: ours has 8 digits. Others may use 4 to 10. */
export const LoginCode = z.int().check(z.minimum(1_000), z.maximum(9_999_999_999));
export type LoginCode = z.infer<typeof LoginCode>;

export const LoginBody = z.object({ email: Email });
export type LoginBody = z.infer<typeof LoginBody>;

export const SignupBody = z.object({ displayName: DisplayName, email: Email });
export type SignupBody = z.infer<typeof SignupBody>;

/** Ours answers a challenge to echo in confirm, so that two flows from one address never meet. */
export const AuthFlow = z.object({ challenge: z.optional(z.string()) });
export type AuthFlow = z.infer<typeof AuthFlow>;

export const ConfirmBody = z.object({
  code: LoginCode,
  challenge: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
});
export type ConfirmBody = z.infer<typeof ConfirmBody>;

export const ConfirmAnswer = z.object({ sessionId: z.string(), userId: AccountId });
export type ConfirmAnswer = z.infer<typeof ConfirmAnswer>;
