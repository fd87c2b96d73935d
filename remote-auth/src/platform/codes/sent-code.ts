import type { AuthFlow } from '@emberclutch/contract/identity/auth-flow.ts';
import { serverNow } from '@emberclutch/web/state';

/** For an answer with `isMailed: false`. It is the same whether the address has an account or not. */
export const notMailed =
  'No new mail goes out, because this address has had as many as it may get for now. A code that came within the last ten minutes still works here. If none came, use a passkey, or try again tomorrow.';

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
