import type { AuthFlow } from '@emberclutch/contract/identity/auth-flow.ts';
import { serverNow } from '@emberclutch/web/state';

/** A code that was sent, with the flow that it belongs to. */
export interface SentCode extends AuthFlow {
  /** Epoch seconds, by the server's clock; if no mail went out, when it was asked for. */
  sentAt: number;
}

/** The code of an answer that arrives now. */
export const sentNow = ({ challenge, codeLength, isMailed }: AuthFlow): SentCode => ({
  challenge,
  codeLength,
  isMailed,
  sentAt: Math.floor(serverNow() / 1_000),
});
