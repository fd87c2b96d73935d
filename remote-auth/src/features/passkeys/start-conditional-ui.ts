import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import { beginPasskeyLogin } from '@emberclutch/shared/api/passkey-login';
import type { PasskeyProof } from './authenticate-with-passkey.ts';

/** Milliseconds; a ceremony is good for five minutes, and one that has run out would refuse a good passkey. */
const renewAfter = 4 * 60_000;

/** Milliseconds in which nobody has seen, chosen and been asked: what fails sooner was not anybody's doing. */
const tooSoon = 1_000;

/**
 * Lets the browser offer passkeys among what it fills in (conditional UI), for as long as it takes. Nobody has asked for
 * it, so where it cannot begin nothing is said.
 * @param signal ends it
 * @returns null where it ended or cannot be
 * @throws what went wrong after somebody had chosen a passkey
 */
export async function startConditionalUi(signal: AbortSignal): Promise<PasskeyProof | null> {
  if (!(await browserSupportsWebAuthnAutofill())) return null;
  const stop = () => WebAuthnAbortService.cancelCeremony();
  let proof: PasskeyProof | 'renew' | null = 'renew';
  while (proof === 'renew') proof = signal.aborted ? null : await listenOnce(signal, stop);
  return proof;
}

async function listenOnce(signal: AbortSignal, stop: () => void): Promise<PasskeyProof | 'renew' | null> {
  const ceremony = await beginPasskeyLogin({}, signal).catch(() => null);
  if (!ceremony || signal.aborted) return null;
  const { publicKey, sessionData } = ceremony;
  const startedAt = performance.now();
  let isStale = false;
  const renewal = setTimeout(() => {
    isStale = true;
    stop();
  }, renewAfter);
  signal.addEventListener('abort', stop, { once: true });
  try {
    const assertion = await startAuthentication({ optionsJSON: publicKey, useBrowserAutofill: true });
    return { assertion, sessionData, rpId: publicKey.rpId ?? location.hostname };
  } catch (error) {
    if (signal.aborted) return null;
    if (isStale) return await untilSeen(signal);
    if (performance.now() - startedAt < tooSoon) return null;
    throw error;
  } finally {
    clearTimeout(renewal);
    signal.removeEventListener('abort', stop);
  }
}

/** A page in the background asks for nothing; it listens again when somebody looks at it. */
async function untilSeen(signal: AbortSignal): Promise<'renew'> {
  while (document.hidden && !signal.aborted) {
    await new Promise((resolve) => {
      document.addEventListener('visibilitychange', resolve, { once: true });
      signal.addEventListener('abort', resolve, { once: true });
    });
  }
  return 'renew';
}
