import * as z from 'zod/mini';
import { AuthFlow } from './auth.ts';
import { readAccountId } from './readers/account-id.ts';
import { memberOf } from './readers/member-of.ts';
import { sessionIdPattern } from './session-id.ts';

/** Answer of the calls that send a code. Other providers may answer anything: then there is no challenge to echo. */
export const LenientAuthFlow = z.pipe(
  z.unknown(),
  z.transform((answer): AuthFlow => AuthFlow.safeParse(answer).data ?? {}),
);

/** Answer of every call that signs in. `userId` is null if the answer has none; the account has it too. */
export const SessionAnswer = z.object({
  sessionId: z.string().check(z.regex(sessionIdPattern)),
  userId: memberOf(readAccountId),
});
export type SessionAnswer = z.infer<typeof SessionAnswer>;
