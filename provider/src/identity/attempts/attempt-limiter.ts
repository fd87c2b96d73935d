import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import { nowInSeconds } from '../../platform/clock.ts';
import type { AttemptSettings } from '../identity-settings.ts';
import type { Database } from '../../platform/database/database.ts';
import { networkOf } from '../../platform/http/network.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { countAttempt } from './attempt-repository.ts';

interface Parts {
  db: Kysely<Database>;
  clock: Clock;
  settings: AttemptSettings;
}

/** Counts what comes from one network in windows of fixed length, in the database all processes share. */
export class AttemptLimiter {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /**
   * @param of what is tried; each kind has its own count
   * @throws {ProblemError} `too_many_requests` with Retry-After
   */
  async count(of: string, clientAddress: string): Promise<void> {
    const { db, clock, settings } = this.#parts;
    const now = nowInSeconds(clock);
    const windowStart = now - (now % settings.window);
    const count = await countAttempt(db, { subject: `${of} ${networkOf(clientAddress)}`, windowStart });
    if (count <= settings.perAddress) return;
    throw new ProblemError(
      'too_many_requests',
      'Too many tries came from your network. Please wait a little.',
      {
        headers: { 'retry-after': String(windowStart + settings.window - now) },
      },
    );
  }
}
