import type { Database } from '../../platform/database/database.ts';
import { toNetwork, toSiteNetwork } from '@emberclutch/server/http/network.ts';
import { hashSecret } from '../../platform/secret.ts';
import { countAttempt, findAttempts } from '../../platform/attempts/attempt-repository.ts';
import type { CodeSettings } from '../identity-settings.ts';

/**
 * Limits wrong codes beyond the attempts of each flow, in fixed windows that all processes share.
 *
 * An account can have many flows, so an attacker with many networks has many attempts. After `wrongPerEmail` wrong codes for one
 * account in a window, a client network (`toSiteNetwork`) that sent one of them may send no more. Other networks still can, so that
 * a flood of wrong codes does not lock the owner out. See docs/adr/0025.
 */
export class WrongCodeLimits {
  readonly #settings: CodeSettings;

  constructor(settings: CodeSettings) {
    this.#settings = settings;
  }

  /** Whether codes for an identifier are rejected from an address until the window ends. */
  async isFlooded(db: Database, identifier: string, clientAddress: string, now: number) {
    const [all, ofSite] = this.#listSubjects(identifier, clientAddress);
    const windowStart = this.#findWindowStart(now);
    const total = await findAttempts(db, { subject: all, windowStart });
    return (
      total >= this.#settings.wrongPerEmail && (await findAttempts(db, { subject: ofSite, windowStart })) > 0
    );
  }

  async count(db: Database, identifier: string, clientAddress: string, now: number): Promise<void> {
    const windowStart = this.#findWindowStart(now);
    for (const subject of this.#listSubjects(identifier, clientAddress))
      await countAttempt(db, { subject, windowStart });
  }

  /** How many more codes without cookie and challenge a network may send. */
  async findBareTries(db: Database, clientAddress: string, now: number): Promise<number> {
    const subject = nameBareSubject(clientAddress);
    const sent = await findAttempts(db, { subject, windowStart: this.#findWindowStart(now) });
    return this.#settings.barePerNetwork - sent;
  }

  async countBare(db: Database, clientAddress: string, now: number): Promise<void> {
    await countAttempt(db, {
      subject: nameBareSubject(clientAddress),
      windowStart: this.#findWindowStart(now),
    });
  }

  /** Seconds until the counts are reset. */
  secondsLeft(now: number): number {
    return this.#findWindowStart(now) + this.#settings.window - now;
  }

  #findWindowStart(now: number): number {
    return now - (now % this.#settings.window);
  }

  #listSubjects(identifier: string, clientAddress: string): [all: string, ofSite: string] {
    const all = `wrong code ${hashSecret(identifier)}`;
    return [all, `${all} ${toSiteNetwork(clientAddress)}`];
  }
}

const nameBareSubject = (clientAddress: string) => `bare code ${toNetwork(clientAddress)}`;
