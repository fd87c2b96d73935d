import type { Assertion } from '@emberclutch/contract/identity/input/webauthn.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { ceremonyLifetime } from './ceremony-service.ts';
import type { AllowedCredential } from './derive-decoys.ts';
import type { PasskeyRecord } from './passkey-repository.ts';
import type { RelyingParty } from './relying-party.ts';
import { toUserHandle } from './relying-party.ts';

interface Claim {
  relyingParty: RelyingParty;
  challenge: string;
  passkey: Pick<PasskeyRecord, 'credentialId' | 'accountId' | 'publicKey' | 'counter'>;
  assertion: Assertion;
}

/** Creates options to use one of the given passkeys, by default any passkey of the site. */
export async function createAssertionOptions(rpID: string, allowCredentials?: AllowedCredential[]) {
  const { generateAuthenticationOptions } = await loadWebauthn();
  return generateAuthenticationOptions({
    rpID,
    timeout: ceremonyLifetime * 1_000,
    // Required, because a passkey is the only factor: it proves possession of the device and, by PIN or biometrics, who uses it.
    userVerification: 'required',
    allowCredentials,
  });
}

/**
 * Verifies a passkey's response to a challenge (WebAuthn, section 7.2).
 * @returns the new counter, and whether the passkey is backed up
 * @throws {ProblemError} with the code `invalidCode` for every reason, because the reason would only help to forge a response
 */
export async function verifyAssertion(
  { relyingParty, challenge, passkey, assertion: { id, rawId, type, response } }: Claim,
  invalidCode: 'unauthorized' | 'forbidden',
): Promise<{ newCounter: number; credentialBackedUp: boolean }> {
  const { userHandle, ...proof } = response;
  const isOwner = !userHandle || Buffer.from(userHandle, 'base64url').equals(toUserHandle(passkey.accountId));
  const { verifyAuthenticationResponse } = await loadWebauthn();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { id, rawId, type, response: proof, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: relyingParty.listOrigins(response.clientDataJSON),
      expectedRPID: relyingParty.id,
      // Rejects a counter that did not grow, which indicates a copied key (WebAuthn, section 6.1.1).
      credential: { id: passkey.credentialId, publicKey: passkey.publicKey, counter: passkey.counter },
      requireUserVerification: true,
    });
    if (verified && isOwner && !(await isFramed(response.clientDataJSON))) return authenticationInfo;
  } catch {
    // The library throws for an invalid assertion.
  }
  return rejectAssertion(invalidCode);
}

/** @throws {ProblemError} with the same message for every reason */
export function rejectAssertion(invalidCode: 'unauthorized' | 'forbidden'): never {
  throw new ProblemError(invalidCode, 'Authentication failed. Please try again.');
}

/**
 * Whether a passkey was used in a frame of another site (WebAuthn, sections 7.1 and 7.2: `crossOrigin`). Our pages cannot be
 * framed, so none of them can have requested such a response.
 * @param clientDataJson of a verified response
 */
export async function isFramed(clientDataJson: string): Promise<boolean> {
  const { decodeClientDataJSON } = await import('@simplewebauthn/server/helpers');
  return decodeClientDataJSON(clientDataJson).crossOrigin === true;
}

/** Loads the library when a passkey is used for the first time, because its certificate parsers take 10 MB. */
export const loadWebauthn = () => import('@simplewebauthn/server');
