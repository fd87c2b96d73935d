import type { Assertion } from '@emberclutch/contract/identity/input/webauthn.ts';
import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import { ProblemError } from '../../platform/http/problem-error.ts';
import type { PasskeyRecord } from './passkey-repository.ts';
import { isFramed } from './is-framed.ts';
import type { RelyingParty } from './relying-party.ts';
import { toUserHandle } from './relying-party.ts';

interface Claim {
  relyingParty: RelyingParty;
  challenge: string;
  passkey: PasskeyRecord;
  assertion: Assertion;
}

/**
 * Verifies a passkey's response to a challenge (WebAuthn, section 7.2).
 * @returns the new counter, and whether the passkey is backed up
 * @throws {ProblemError} with the code `invalid` for every reason: naming the reason would only help to forge a response
 */
export async function verifyAssertion(
  { relyingParty, challenge, passkey, assertion: { id, rawId, type, response } }: Claim,
  invalid: 'unauthorized' | 'forbidden',
): Promise<{ newCounter: number; credentialBackedUp: boolean }> {
  const { userHandle, ...proof } = response;
  const isOwner = !userHandle || Buffer.from(userHandle, 'base64url').equals(toUserHandle(passkey.accountId));
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { id, rawId, type, response: proof, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: relyingParty.originsFor(response.clientDataJSON),
      expectedRPID: relyingParty.id,
      // Rejects a counter that did not grow, which indicates a copied key (WebAuthn, section 6.1.1).
      credential: { id: passkey.credentialId, publicKey: passkey.publicKey, counter: passkey.counter },
      requireUserVerification: true,
    });
    if (verified && isOwner && !isFramed(response.clientDataJSON)) return authenticationInfo;
  } catch {
    // The library throws for an invalid assertion.
  }
  return refuseAssertion(invalid);
}

/** @throws {ProblemError} the same for every reason */
export function refuseAssertion(invalid: 'unauthorized' | 'forbidden'): never {
  throw new ProblemError(invalid, 'Authentication failed. Please try again.');
}
