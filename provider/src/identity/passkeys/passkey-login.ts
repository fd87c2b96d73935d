import type { Assertion, LoginFinishBody } from '@emberclutch/shared/contract/webauthn';
import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server';
import type { Kysely } from 'kysely';
import { createHmac } from 'node:crypto';
import type { Clock } from '../../platform/clock.ts';
import { nowInSeconds } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import type { PasskeyRecord } from './passkey-repository.ts';
import { listPasskeysOfEmail, lockPasskey, recordPasskeyUse } from './passkey-repository.ts';
import { findServerSecret } from './server-secret-repository.ts';
import type { CeremonyService } from './ceremony-service.ts';
import { deviceOf } from './passkey-registration.ts';
import type { RelyingParty } from './relying-party.ts';
import { userHandleOf } from './relying-party.ts';
import type { NewSession, SessionService } from '../sessions/session-service.ts';

interface Parts {
  db: Kysely<Database>;
  clock: Clock;
  ceremonies: CeremonyService;
  relyingParty: RelyingParty;
  sessions: SessionService;
}

interface Client {
  keepsCookies: boolean;
  userAgent?: string | undefined;
}

/** Signing in by a passkey (WebAuthn, section 7.2), with an e-mail address or without. */
export class PasskeyLogin {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** How long a ceremony is valid, in seconds. */
  get life() {
    return this.#parts.ceremonies.life;
  }

  /** With an address that has no passkey the options look like those of one that has (WebAuthn, section 14.6.2). */
  async begin(email: string | null) {
    const { db, ceremonies, relyingParty } = this.#parts;
    const publicKey = await generateAuthenticationOptions({
      rpID: relyingParty.id,
      timeout: relyingParty.timeout,
      userVerification: 'preferred',
      ...(email !== null && { allowCredentials: await this.#allowedFor(db, email) }),
    });
    const { challenge } = publicKey;
    const sessionData = await ceremonies.begin({ purpose: 'login', challenge, accountId: null, email });
    return { publicKey: { ...publicKey }, sessionData };
  }

  /**
   * @throws {ProblemError} `forbidden` when the ceremony is over, `not_found` when nobody, or not the owner of the address,
   * has the passkey, `unauthorized` when its answer proves nothing
   */
  async finish(
    { assertion, sessionData, email, usageInfo }: LoginFinishBody,
    client: Client,
  ): Promise<NewSession & { accountId: string }> {
    const { db, clock, ceremonies, sessions } = this.#parts;
    const ceremony = await ceremonies.take('login', sessionData);
    return db.transaction().execute(async (transaction) => {
      const passkey = await lockPasskey(transaction, assertion.id);
      if (!passkey || ![email ?? passkey.email, ceremony.email ?? passkey.email].every(is(passkey.email)))
        throw new ProblemError(
          'not_found',
          'No passkey found for this account. Please sign in by e-mail code.',
        );
      const { newCounter, credentialBackedUp } = await this.#verify(ceremony.challenge, passkey, assertion);
      await recordPasskeyUse(transaction, passkey.credentialId, {
        counter: newCounter,
        synced: credentialBackedUp,
        at: nowInSeconds(clock),
        on: deviceOf(usageInfo),
      });
      const opened = await sessions.open(
        passkey.accountId,
        { ...client, signedInBy: 'passkey' },
        transaction,
      );
      return { accountId: passkey.accountId, ...opened };
    });
  }

  async #allowedFor(db: Kysely<Database>, email: string) {
    const secret = await findServerSecret(db, 'decoys');
    const owned = await listPasskeysOfEmail(db, email);
    const decoy = { id: decoyOf(secret, email), transports: ['internal', 'hybrid'] };
    return owned.length === 0
      ? [decoy]
      : owned.map(({ credentialId, transports }) => ({ id: credentialId, transports }));
  }

  async #verify(challenge: string, passkey: PasskeyRecord, { id, rawId, type, response }: Assertion) {
    const { relyingParty } = this.#parts;
    const { userHandle, ...proof } = response;
    const isOwner =
      !userHandle || Buffer.from(userHandle, 'base64url').equals(userHandleOf(passkey.accountId));
    try {
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: { id, rawId, type, response: proof, clientExtensionResults: {} },
        expectedChallenge: challenge,
        expectedOrigin: relyingParty.originsFor(response.clientDataJSON),
        expectedRPID: relyingParty.id,
        // Refuses a count that did not grow: two authenticators with one key (WebAuthn, section 6.1.1).
        credential: { id: passkey.credentialId, publicKey: passkey.publicKey, counter: passkey.counter },
        requireUserVerification: false,
      });
      if (verified && isOwner) return authenticationInfo;
    } catch {
      // What was wrong with it helps nobody but whoever made it up.
    }
    throw new ProblemError('unauthorized', 'Authentication failed. Please try again.');
  }
}

const is = (email: string) => (other: string) => email === other;

/** The same for one address every time, of the length that the most common passkeys have. */
const decoyOf = (secret: string, email: string) =>
  createHmac('sha256', secret).update(email).digest().subarray(0, 20).toString('base64url');
