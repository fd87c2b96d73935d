import type { DeviceInfo, RegisterFinishBody } from '@emberclutch/contract/identity/input/webauthn.ts';
import type { Database } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { getAccount } from '../account-repository.ts';
import type { Device, PasskeyRecord } from './passkey-repository.ts';
import { createPasskey, listPasskeys, toAllowedCredential } from './passkey-repository.ts';
import { getSharedSecret } from '../../platform/database/secret-repository.ts';
import { isDecoy } from './derive-decoys.ts';
import { loadWebauthn, isFramed } from './verify-assertion.ts';
import type { CeremonyService } from './ceremony-service.ts';
import { ceremonyLifetime, createExpiredError } from './ceremony-service.ts';
import type { RelyingParty } from './relying-party.ts';
import { toUserHandle } from './relying-party.ts';
import type { RequestClient } from '../request-client.ts';
import type { SecurityEventService } from '../security-events/security-event-service.ts';
import type { CurrentSession, SessionService } from '../sessions/session-service.ts';

interface Dependencies {
  db: Database;
  ceremonies: CeremonyService;
  relyingParty: RelyingParty;
  securityEvents: SecurityEventService;
  sessions: SessionService;
}

/** Without a limit, one account could fill the database. */
const maxPasskeys = 50;

/** EdDSA, ES256 and RS256 (RFC 9053, RFC 8812). Algorithms that Node supports experimentally are not offered. */
const supportedAlgorithmIDs = [-8, -7, -257];

/** Registers a passkey for the signed-in account (WebAuthn, section 7.1). */
export class PasskeyRegistration {
  readonly #deps: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#deps = dependencies;
  }

  /** @throws {ProblemError} `conflict` when the account has the maximum number of passkeys */
  async begin(id: string) {
    const { db, ceremonies, relyingParty } = this.#deps;
    const { email, displayName } = await getAccount(db, id);
    const passkeys = await listPasskeys(db, id);
    checkPasskeyLimit(passkeys);
    const { generateRegistrationOptions } = await loadWebauthn();
    const options = await generateRegistrationOptions({
      rpName: relyingParty.name,
      rpID: relyingParty.id,
      userID: toUserHandle(id),
      userName: email,
      userDisplayName: displayName,
      timeout: ceremonyLifetime * 1_000,
      supportedAlgorithmIDs,
      excludeCredentials: passkeys.map(toAllowedCredential),
      // A discoverable passkey, because autofill and a login without an e-mail address find no others. User verification is required,
      // because a passkey is the only factor of a sign-in.
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    return ceremonies.begin(options, { purpose: 'register', accountId: id, email: null });
  }

  /**
   * @returns the credential id
   * @throws {ProblemError} `forbidden` when the ceremony has ended or belongs to another account, `bad_request` when the response
   * is invalid, `unauthorized` when the session has ended in the meantime, `conflict` when the passkey is already registered or
   * the account has the maximum number of passkeys
   */
  async finish(session: CurrentSession, body: RegisterFinishBody, client: RequestClient): Promise<string> {
    const { db, ceremonies, securityEvents, sessions } = this.#deps;
    const { accountId } = session;
    const ceremony = await ceremonies.consume('register', body.sessionData);
    if (ceremony.accountId !== accountId) throw createExpiredError('register');
    const { aaguid, credential, credentialBackedUp } = await this.#verify(ceremony.challenge, body);
    const device = toDevice(body.deviceInfo);
    const passkey = {
      credentialId: credential.id,
      accountId,
      publicKey: credential.publicKey,
      counter: credential.counter,
      aaguid,
      synced: credentialBackedUp,
      transports: body.deviceInfo?.transports ?? body.response.transports ?? [],
      ...device,
    };
    const event = { accountId, kind: 'passkey_added', client } as const;
    await db.transaction().execute(async (trx) => {
      // The lock also serializes concurrent ceremonies, so that together they do not exceed the limit.
      await sessions.lock(session, trx);
      checkPasskeyLimit(await listPasskeys(trx, accountId));
      // The passkey gets the time of the event, because "That wasn't me" removes the passkeys that were created since.
      const createdAt = await securityEvents.record({ ...event, passkeyName: device.deviceName }, trx);
      const isNew = await createPasskey(trx, { ...passkey, createdAt });
      // A decoy's id gets the same response as the id of a passkey of another account.
      if (!isNew || isDecoy(await getSharedSecret(trx, 'decoys'), credential.id))
        throw new ProblemError('conflict', 'This authenticator is already registered.');
      await securityEvents.mail({ ...event, passkeys: [device.deviceName] }, trx);
    });
    return credential.id;
  }

  async #verify(
    challenge: string,
    { id, rawId, type, response: { attestationObject, clientDataJSON } }: RegisterFinishBody,
  ) {
    const { relyingParty } = this.#deps;
    const response = { attestationObject, clientDataJSON };
    const { verifyRegistrationResponse } = await loadWebauthn();
    try {
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        response: { id, rawId, type, response, clientExtensionResults: {} },
        expectedChallenge: challenge,
        expectedOrigin: relyingParty.listOrigins(clientDataJSON),
        expectedRPID: relyingParty.id,
        requireUserVerification: true,
        supportedAlgorithmIDs,
      });
      if (verified && isStorable(registrationInfo.credential.id) && !(await isFramed(clientDataJSON)))
        return registrationInfo;
    } catch {
      // The library throws for an invalid response. Its reason is left out, because it would only help to forge one.
    }
    throw new ProblemError('bad_request', 'The passkey could not be verified. Please try again.');
  }
}

/** Whether a credential id has at most 1023 bytes (WebAuthn, section 7.1). The API would neither list nor remove a longer one. */
const isStorable = (credentialId: string) => Buffer.byteLength(credentialId, 'base64url') <= 1_023;

function checkPasskeyLimit(passkeys: PasskeyRecord[]): void {
  if (passkeys.length >= maxPasskeys)
    throw new ProblemError('conflict', `You have ${maxPasskeys} passkeys already. Please remove one first.`);
}

export const toDevice = (info: DeviceInfo | null | undefined): Device => ({
  deviceName: info?.name ?? null,
  userAgent: info?.userAgent ?? null,
  platform: info?.platform ?? null,
});
