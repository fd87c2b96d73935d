import type { DeviceInfo, RegisterFinishBody } from '@emberclutch/shared/contract/webauthn';
import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server';
import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import { nowInSeconds } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { getAccount } from '../account-repository.ts';
import type { Device } from './passkey-repository.ts';
import { createPasskey, listPasskeys } from './passkey-repository.ts';
import type { CeremonyService } from './ceremony-service.ts';
import { expired } from './ceremony-service.ts';
import type { RelyingParty } from './relying-party.ts';
import { userHandleOf } from './relying-party.ts';

interface Parts {
  db: Kysely<Database>;
  clock: Clock;
  ceremonies: CeremonyService;
  relyingParty: RelyingParty;
}

/** Nobody has more devices than this; without an end, one account could fill the database. */
const most = 50;

/** EdDSA, ES256 and RS256 (RFC 9053, RFC 8812). What Node calls experimental is offered to nobody for years of use. */
const supportedAlgorithmIDs = [-8, -7, -257];

/** Making a passkey for somebody who is signed in (WebAuthn, section 7.1). */
export class PasskeyRegistration {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** @throws {ProblemError} `conflict` when the account has as many passkeys as one may have */
  async begin(id: string) {
    const { db, ceremonies, relyingParty } = this.#parts;
    const { email, displayName } = await getAccount(db, id);
    const owned = await listPasskeys(db, id);
    if (owned.length >= most)
      throw new ProblemError('conflict', `You have ${most} passkeys already. Please remove one first.`);
    const publicKey = await generateRegistrationOptions({
      rpName: relyingParty.name,
      rpID: relyingParty.id,
      userID: userHandleOf(id),
      userName: email,
      userDisplayName: displayName,
      timeout: relyingParty.timeout,
      supportedAlgorithmIDs,
      excludeCredentials: owned.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
      // Discoverable, or autofill and signing in without an e-mail address would not find it.
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
    const { challenge } = publicKey;
    const sessionData = await ceremonies.begin({
      purpose: 'register',
      challenge,
      accountId: id,
      email: null,
    });
    return { publicKey: { ...publicKey }, sessionData };
  }

  /**
   * @returns the credential id
   * @throws {ProblemError} `forbidden` when the ceremony is over or another's, `bad_request` when the answer proves nothing,
   * `conflict` when somebody has that passkey already
   */
  async finish(accountId: string, body: RegisterFinishBody): Promise<string> {
    const { db, clock, ceremonies } = this.#parts;
    const ceremony = await ceremonies.take('register', body.sessionData);
    if (ceremony.accountId !== accountId) throw expired('register');
    const { aaguid, credential, credentialBackedUp } = await this.#verify(ceremony.challenge, body);
    const isNew = await createPasskey(db, {
      credentialId: credential.id,
      accountId,
      publicKey: credential.publicKey,
      counter: credential.counter,
      aaguid,
      synced: credentialBackedUp,
      transports: body.response.transports ?? [],
      madeOn: deviceOf(body.deviceInfo),
      createdAt: nowInSeconds(clock),
    });
    if (!isNew) throw new ProblemError('conflict', 'This authenticator is already registered.');
    return credential.id;
  }

  async #verify(challenge: string, { id, rawId, type, response }: RegisterFinishBody) {
    const { relyingParty } = this.#parts;
    try {
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        response: { id, rawId, type, response, clientExtensionResults: {} },
        expectedChallenge: challenge,
        expectedOrigin: relyingParty.originsFor(response.clientDataJSON),
        expectedRPID: relyingParty.id,
        requireUserVerification: false,
        supportedAlgorithmIDs,
      });
      if (verified) return registrationInfo;
    } catch {
      // What was wrong with it helps nobody but whoever made it up.
    }
    throw new ProblemError('bad_request', 'The passkey could not be verified. Please try again.');
  }
}

export const deviceOf = (info: DeviceInfo | undefined): Device => ({
  name: info?.name ?? null,
  userAgent: info?.userAgent ?? null,
  platform: info?.platform ?? null,
});
