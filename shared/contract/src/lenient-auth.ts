import type { AuthFlow } from './auth.ts';
import { readAccountId } from './readers/account-id.ts';
import { readRecord } from './readers/record.ts';
import { schemaOf } from './readers/schema-of.ts';
import { readText } from './readers/text.ts';
import { sessionIdPattern } from './session-id.ts';

/**
 * Answer of the calls that send a code. Other providers may answer anything: then there is no challenge to echo, and the
 * length of the code is not known.
 */
export const LenientAuthFlow = schemaOf((answer): AuthFlow => {
  const { challenge, codeLength } = readRecord(answer);
  const isLength = typeof codeLength === 'number' && codeLength >= 4 && codeLength <= 10;
  return { challenge: readText(challenge) ?? undefined, codeLength: isLength ? codeLength : undefined };
});

export interface SessionAnswer {
  sessionId: string;
  /** Null if the answer has none; the account has it too. */
  userId: string | null;
}

/** Answer of every call that signs in. */
export const SessionAnswer = schemaOf((answer): SessionAnswer | null => {
  const { sessionId, userId } = readRecord(answer);
  if (typeof sessionId !== 'string' || !sessionIdPattern.test(sessionId)) return null;
  return { sessionId, userId: readAccountId(userId) };
});
