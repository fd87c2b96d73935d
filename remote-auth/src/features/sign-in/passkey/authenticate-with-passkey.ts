import {
  browserSupportsWebAuthnAutofill,
  sendSignal,
  startAuthentication,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import type { AuthenticationResponseJSON } from '@simplewebauthn/browser';
import type { SessionAnswer } from '@emberclutch/contract/identity/confirm-answer.ts';
import { isApiError } from '@emberclutch/web/api/api-error.ts';
import { beginPasskeyLogin, finishPasskeyLogin } from '../../../platform/api/passkey-login.ts';
import { describeDevice } from '../../../platform/devices/describe-device.ts';
import { knownPasskeys } from '../../../platform/passkeys/known-passkeys.ts';
import {
  expectPasskeySupport,
  hasPasskeySupport,
  PasskeyNotOnDeviceError,
} from '../../../platform/passkeys/passkey-support.ts';

/** The assertion of a passkey, and the ceremony it belongs to. */
export interface PasskeyProof {
  assertion: AuthenticationResponseJSON;
  /** The provider's own value, sent back unchanged. */
  sessionData: unknown;
  email?: string;
  rpId: string;
}

/**
 * Asks the browser for a passkey.
 * @param email whose passkey to use; any passkey of this site if undefined
 * @throws {PasskeysUnavailableError} before the ceremony, `ApiError` of the provider, or the browser's error, wrapped in
 * `PasskeyNotOnDeviceError` if no passkey for this e-mail address has been used in this browser
 */
export async function authenticateWithPasskey(email: string | undefined): Promise<PasskeyProof> {
  expectPasskeySupport();
  const { publicKey, sessionData } = await beginPasskeyLogin({ email });
  const assertion = await startAuthentication({ optionsJSON: publicKey }).catch((error: unknown) => {
    const isHere = publicKey.allowCredentials?.some(({ id }) => knownPasskeys.has(id)) ?? true;
    throw isHere ? error : new PasskeyNotOnDeviceError(error);
  });
  return { assertion, sessionData, email, rpId: publicKey.rpId ?? location.hostname };
}

/**
 * Exchanges the assertion of a passkey for a session. If the provider no longer knows the passkey, asks the browser to remove it
 * from the device, so that it is not offered again.
 */
export async function finishPasskeySignIn({ rpId, ...proof }: PasskeyProof): Promise<SessionAnswer> {
  try {
    const answer = await finishPasskeyLogin({ ...proof, usageInfo: describeDevice() });
    knownPasskeys.add(proof.assertion.id, proof.assertion.authenticatorAttachment);
    return answer;
  } catch (error) {
    if (proof.email === undefined && isUnknownToProvider(error)) {
      const credentialID = proof.assertion.id;
      knownPasskeys.remove(credentialID);
      await sendSignal({ signalName: 'unknownCredential', rpID: rpId, credentialID }).catch(() => undefined);
    }
    throw error;
  }
}

/**
 * True only if the provider itself reports it: a 404 of a gateway must not remove a valid passkey. With an e-mail, the same
 * response may mean that the passkey belongs to another account.
 */
const isUnknownToProvider = (error: unknown) =>
  isApiError(error) && error.status === 404 && /passkey|credential/i.test(error.detail ?? '');

/** Renewal interval: a ceremony is valid for five minutes, and an expired one would reject a valid passkey. */
const renewAfterMs = 4 * 60_000;

/** Minimum time in which a player can choose and confirm a passkey: the player did not cause an earlier failure. */
const fastestChoiceMs = 1_000;

/**
 * Lets the browser offer passkeys in its autofill (conditional UI) until the player chooses one. The player has not asked for it,
 * so a failure to start is not reported.
 * @param signal aborts it
 * @returns null if it was aborted or is not available
 * @throws the error of the browser, after the player has chosen a passkey
 */
export async function startConditionalUi(signal: AbortSignal): Promise<PasskeyProof | null> {
  if (!hasPasskeySupport() || !(await browserSupportsWebAuthnAutofill())) return null;
  const stop = () => WebAuthnAbortService.cancelCeremony();
  let proof: PasskeyProof | 'renew' | null = 'renew';
  while (proof === 'renew') proof = signal.aborted ? null : await offerOnce(signal, stop);
  return proof;
}

async function offerOnce(signal: AbortSignal, stop: () => void): Promise<PasskeyProof | 'renew' | null> {
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
