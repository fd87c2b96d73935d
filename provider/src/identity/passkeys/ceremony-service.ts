import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import { nowInSeconds } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import type { CeremonyRecord } from './ceremony-repository.ts';
import { createCeremony, takeCeremony } from './ceremony-repository.ts';
import { hashOf, newSecret } from '../../platform/secret.ts';

interface Parts {
  db: Kysely<Database>;
  clock: Clock;
  /** Seconds. */
  life: number;
}

/** What was asked of an authenticator, kept until its answer comes: once, for one purpose, for a few minutes. */
export class CeremonyService {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Seconds. */
  get life() {
    return this.#parts.life;
  }

  /** @returns `sessionData`, which says nothing to whoever carries it */
  async begin(ceremony: Omit<CeremonyRecord, 'sessionHash' | 'expiresAt'>): Promise<string> {
    const { db, clock, life } = this.#parts;
    const sessionData = newSecret();
    await createCeremony(db, {
      ...ceremony,
      sessionHash: hashOf(sessionData),
      expiresAt: nowInSeconds(clock) + life,
    });
    return sessionData;
  }

  /**
   * Whatever comes of it, the ceremony is over.
   * @throws {ProblemError} `forbidden` where it is not known, over, too old, or for something else
   */
  async take(purpose: CeremonyRecord['purpose'], sessionData: string): Promise<CeremonyRecord> {
    const { db, clock } = this.#parts;
    const ceremony = await takeCeremony(db, { sessionHash: hashOf(sessionData), purpose });
    if (!ceremony || ceremony.expiresAt <= nowInSeconds(clock)) throw expired(purpose);
    return ceremony;
  }
}

/** The specification, section 8, knows "a registration-session-expired message" under 403. */
export const expired = (purpose: CeremonyRecord['purpose']) =>
  new ProblemError(
    'forbidden',
    `${purpose === 'register' ? 'Registration' : 'Login'} session expired. Please try again.`,
  );
