import type { AuthFlow } from '@emberclutch/contract/identity/auth-flow.ts';
import { serverNow } from '@emberclutch/web/state';

/** A code that was sent, with the flow that it belongs to. */
export interface SentCode extends AuthFlow {
  /** Epoch seconds, by the server's clock; if no mail was sent, the time of the request. */
  sentAt: number;
}

/** A code whose response has arrived just now. */
export const toSentCode = ({ challenge, codeLength, isMailed }: AuthFlow): SentCode => ({
  challenge,
  codeLength,
  isMailed,
  sentAt: Math.floor(serverNow() / 1_000),
});
