import * as z from 'zod/mini';
import { createWholeNumberSchema } from '../../shape/input/query-schema.ts';
import { DisplayName } from './display-name.ts';
import { Email } from './email.ts';

/** A JSON number or a string of digits, which never begins with 0. Our codes have 8 digits; codes of other providers have 4 to 10. */
export const LoginCode = createWholeNumberSchema(z.int().check(z.minimum(1_000), z.maximum(9_999_999_999)));
export type LoginCode = z.infer<typeof LoginCode>;

export const LoginBody = z.object({ email: Email });
export type LoginBody = z.infer<typeof LoginBody>;

export const SignupBody = z.object({ displayName: DisplayName, email: Email });
export type SignupBody = z.infer<typeof SignupBody>;

/** Identifies the flow of a code. */
export const Challenge = z.string().check(z.minLength(1), z.maxLength(200));

export const ConfirmBody = z.object({ code: LoginCode, challenge: z.nullish(Challenge) });
export type ConfirmBody = z.infer<typeof ConfirmBody>;

/** Body of the call with which a person who did not request a code ends its flow. */
export const EndFlowBody = z.object({ challenge: Challenge });
export type EndFlowBody = z.infer<typeof EndFlowBody>;
