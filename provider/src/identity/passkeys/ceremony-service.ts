import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import type { ServiceContext } from '../../platform/module-context.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import type { CeremonyRecord } from './ceremony-repository.ts';
import { createCeremony, consumeCeremony } from './ceremony-repository.ts';
import { hashSecret, generateSecret } from '../../platform/secret.ts';

/** Seconds that a user has to respond. */
export const ceremonyLifetime = 300;

/** Stores an authenticator's challenge for one response, one purpose and a few minutes. */
export class CeremonyService {
  readonly #deps: ServiceContext;

  constructor(dependencies: ServiceContext) {
    this.#deps = dependencies;
  }

  /** @returns the options for the browser, and `sessionData`, an opaque token */
  async begin(
    publicKey: PublicKeyCredentialCreationOptionsJSON | PublicKeyCredentialRequestOptionsJSON,
    ceremony: Pick<CeremonyRecord, 'purpose' | 'accountId' | 'email'>,
  ) {
    const { db, clock } = this.#deps;
    const sessionData = generateSecret();
    await createCeremony(db, {
      ...ceremony,
      challenge: publicKey.challenge,
      sessionHash: hashSecret(sessionData),
      expiresAt: clock.nowInSeconds() + ceremonyLifetime,
    });
    return { publicKey: { ...publicKey }, sessionData };
  }

  /** Ends the ceremony, even for an invalid response. @throws {ProblemError} `forbidden` if it has ended or has another purpose */
  async consume(purpose: CeremonyRecord['purpose'], sessionData: string): Promise<CeremonyRecord> {
    const { db, clock } = this.#deps;
    const ceremony = await consumeCeremony(db, { sessionHash: hashSecret(sessionData), purpose });
    if (!ceremony || ceremony.expiresAt <= clock.nowInSeconds()) throw createExpiredError(purpose);
    return ceremony;
  }
}

/** The specification, section 8, requires "a registration-session-expired message" with status 403. */
export const createExpiredError = (purpose: CeremonyRecord['purpose']) =>
  new ProblemError(
    'forbidden',
    `${purpose === 'register' ? 'Registration' : 'Login'} session expired. Please try again.`,
  );
