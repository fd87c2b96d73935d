import { pendingSignOuts, settleSignOut } from '@emberclutch/web/state';
import type { PendingSignOut } from '@emberclutch/web/state';
import { ignoredResponse } from '@emberclutch/contract/shape/optional-response.ts';
import { isApiError, isRetryable } from './api-error.ts';
import { isMissing } from './is-missing.ts';
import { request } from './request.ts';

/** Ends on the server the sessions that `signOut` has ended in this browser. @returns whether no sign-out is pending any longer */
export async function finishSignOuts(): Promise<boolean> {
  await Promise.all(pendingSignOuts().map(finishSignOut));
  return pendingSignOuts().length === 0;
}

async function finishSignOut(pending: PendingSignOut): Promise<void> {
  const { sessionId, hash: sessionHash } = pending;
  try {
    await request('/v1/auth/logout', {
      method: 'POST',
      ...(sessionId === null ? { body: { sessionHash } } : { access: 'private', sessionId }),
      isSignOut: true,
      reader: ignoredResponse,
      timeout: 5_000,
    });
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (isRetryable(error) && !isMissing(error)) return;
    // The session had already ended, or the provider lacks the call.
  }
  settleSignOut(pending);
}
