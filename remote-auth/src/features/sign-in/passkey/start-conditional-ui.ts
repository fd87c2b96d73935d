import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import { beginPasskeyLogin } from '../../../platform/api/passkey-login.ts';
import { hasPasskeySupport } from '../../../platform/passkeys/passkey-support.ts';
import type { PasskeyProof } from './authenticate-with-passkey.ts';

/** Renewal interval in milliseconds: a ceremony is valid for five minutes, and an expired one would reject a valid passkey. */
const renewAfterMs = 4 * 60_000;

/** Minimum time that a player needs to choose and confirm a passkey. An earlier failure is not the player's, so it is not reported. */
const minChoiceMs = 1_000;

/**
 * Lets the browser offer passkeys in its autofill (conditional UI) until the player chooses one. Does not report a failure to
 * start, because the player has not asked for it.
 * @returns null if the signal aborted it, or if it is not available
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

const cancel = () => WebAuthnAbortService.cancelCeremony();

async function offerOnce(signal: AbortSignal): Promise<PasskeyProof | 'renew' | null> {
  const ceremony = await beginPasskeyLogin({}, signal).catch(() => null);
  if (!ceremony || signal.aborted) return null;
  const { publicKey, sessionData } = ceremony;
  const startedAt = performance.now();
  let isStale = false;
  const renewal = setTimeout(() => {
    isStale = true;
    cancel();
  }, renewAfterMs);
  signal.addEventListener('abort', cancel, { once: true });
  try {
    const assertion = await startAuthentication({ optionsJSON: publicKey, useBrowserAutofill: true });
    return { assertion, sessionData, rpId: publicKey.rpId ?? location.hostname };
  } catch (error) {
    if (signal.aborted) return null;
    if (isStale) return await waitUntilVisible(signal);
    if (performance.now() - startedAt < minChoiceMs) return null;
    throw error;
  } finally {
    clearTimeout(renewal);
    signal.removeEventListener('abort', cancel);
  }
}

/** Waits until the page is visible, because a background page sends no requests. */
async function waitUntilVisible(signal: AbortSignal): Promise<'renew'> {
  while (document.hidden && !signal.aborted) {
    await new Promise((resolve) => {
      document.addEventListener('visibilitychange', resolve, { once: true });
      signal.addEventListener('abort', resolve, { once: true });
    });
  }
  return 'renew';
}
