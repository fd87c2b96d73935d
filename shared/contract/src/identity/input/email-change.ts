import * as z from 'zod/mini';
import { Challenge, LoginCode } from './code-flow.ts';
import { Email } from './email.ts';

/** Body of `POST /v1/account/email/begin`: the new address. */
export const EmailChangeBody = z.object({ email: Email });
export type EmailChangeBody = z.infer<typeof EmailChangeBody>;

/** Body of `POST /v1/account/email/finish`: the codes that both addresses received. */
export const EmailChangeCodesBody = z.object({
  challenge: Challenge,
  currentCode: LoginCode,
  newCode: LoginCode,
});
export type EmailChangeCodesBody = z.infer<typeof EmailChangeCodesBody>;
