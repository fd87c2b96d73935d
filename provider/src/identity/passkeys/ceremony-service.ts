import type { ServiceContext } from '../../platform/module-context.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import type { CeremonyRecord } from './ceremony-repository.ts';
import { createCeremony, takeCeremony } from './ceremony-repository.ts';
import { hashSecret, generateSecret } from '../../platform/secret.ts';

interface Dependencies extends ServiceContext {
  /** Seconds. */
  lifetime: number;
}

/** Stores an authenticator's challenge for one response, one purpose and a few minutes. */
export class CeremonyService {
  readonly #deps: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#deps = dependencies;
  }

  /** Seconds. */
  get lifetime() {
    return this.#deps.lifetime;
  }

  /** @returns `sessionData`, an opaque token */
  async begin(ceremony: Omit<CeremonyRecord, 'sessionHash' | 'expiresAt'>): Promise<string> {
    const { db, clock, lifetime } = this.#deps;
    const sessionData = generateSecret();
    await createCeremony(db, {
      ...ceremony,
      sessionHash: hashSecret(sessionData),
      expiresAt: clock.nowInSeconds() + lifetime,
    });
    return sessionData;
  }

  /**
   * Ends the ceremony, whether or not the response turns out to be valid.
   * @throws {ProblemError} `forbidden` when the ceremony is unknown, has ended, has expired, or has another purpose
   */
  async take(purpose: CeremonyRecord['purpose'], sessionData: string): Promise<CeremonyRecord> {
    const { db, clock } = this.#deps;
    const ceremony = await takeCeremony(db, { sessionHash: hashSecret(sessionData), purpose });
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
