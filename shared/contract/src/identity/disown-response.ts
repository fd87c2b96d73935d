import { list } from '../shape/list.ts';
import { nullable } from '../shape/modifiers.ts';
import { record } from '../shape/record.ts';
import { text } from '../shape/text.ts';
import { AccountId } from './account-id.ts';

/** Response of `POST /v1/account/security-events/{id}/disown`: a new session, because all sessions have ended. */
export const DisownResponse = record({
  sessionId: text,
  userId: AccountId,
  /** Names of the removed passkeys; null for a passkey without a name. */
  removedPasskeys: list(nullable(text)),
});
