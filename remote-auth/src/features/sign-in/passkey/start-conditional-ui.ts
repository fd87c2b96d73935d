import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import { beginPasskeyLogin } from '../../../platform/api/passkey-login.ts';
import { hasPasskeySupport } from '../../../platform/passkeys/passkey-support.ts';
import type { PasskeyProof } from './authenticate-with-passkey.ts';

/** Renewal interval: a ceremony is valid for five minutes, and an expired one would reject a valid passkey. */
const renewAfterMs = 4 * 60_000;

/** Minimum time in which a player can choose and confirm a passkey. The player has not caused a failure before that. */
const fastestChoiceMs = 1_000;

/**
 * Lets the browser offer passkeys in its autofill (conditional UI) until the player chooses one. The player has not asked for it,
 * so a failure to start is not reported.
 * @returns null if it was aborted or is not available
 * @throws the error of the browser, after the player has chosen a passkey
 */
export async function startConditionalUi(signal: AbortSignal): Promise<PasskeyProof | null> {
  if (!hasPasskeySupport() || !(await browserSupportsWebAuthnAutofill())) return null;
  while (!signal.aborted) {
    const proof = await offerOnce(signal);
    if (proof !== 'renew') return proof;
  }
  return null;
}

const stop = () => WebAuthnAbortService.cancelCeremony();

async function offerOnce(signal: AbortSignal): Promise<PasskeyProof | 'renew' | null> {
  const ceremony = await beginPasskeyLogin({}, signal).catch(() => null);
  if (!ceremony || signal.aborted) return null;
  const { publicKey, sessionData } = ceremony;
  const startedAt = performance.now();
  let isStale = false;
  const renewal = setTimeout(() => {
    isStale = true;
    stop();
  }, renewAfterMs);
  signal.addEventListener('abort', stop, { once: true });
  try {
    const assertion = await startAuthentication({ optionsJSON: publicKey, useBrowserAutofill: true });
    return { assertion, sessionData, rpId: publicKey.rpId ?? location.hostname };
  } catch (error) {
    if (signal.aborted) return null;
    if (isStale) return await waitUntilVisible(signal);
    if (performance.now() - startedAt < fastestChoiceMs) return null;
    throw error;
  } finally {
    clearTimeout(renewal);
    signal.removeEventListener('abort', stop);
  }
}

/** Waits until the page is visible, because a background page sends no requests. Then the offer is renewed. */
async function waitUntilVisible(signal: AbortSignal): Promise<'renew'> {
  while (document.hidden && !signal.aborted) {
    await new Promise((resolve) => {
      document.addEventListener('visibilitychange', resolve, { once: true });
      signal.addEventListener('abort', resolve, { once: true });
    });
  }
  return 'renew';
}
