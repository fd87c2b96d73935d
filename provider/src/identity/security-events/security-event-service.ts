import type { SecurityEvent } from '@emberclutch/contract/identity/security-event.ts';
import type { Kysely } from 'kysely';
import type { Mailer } from '../../mail/mailer.ts';
import type { Clock } from '../../platform/clock.ts';
import { nowInSeconds } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { getAccount, keepAccount } from '../account-repository.ts';
import type { MailedKind } from './security-mail.ts';
import { securityMail } from './security-mail.ts';
import type { NewSecurityEvent } from './security-event-repository.ts';
import { createSecurityEvent, hasSecurityEvent, listSecurityEvents } from './security-event-repository.ts';

interface Dependencies {
  db: Kysely<Database>;
  clock: Clock;
  mailer: Mailer;
  publicUrl: string;
}

/** How long an event is kept, in seconds. */
export const securityEventLife = 90 * 86_400;

/** Minimum seconds between two logged refusals of an account. */
const refusalPause = 3_600;

interface MailedEvent extends Pick<NewSecurityEvent, 'accountId' | 'client'> {
  kind: MailedKind;
  /** The passkeys that were added or removed; null for one without a name. */
  passkeys?: (string | null)[];
}

/** The security log of accounts. A change of a way to sign in is also mailed to its account. */
export class SecurityEventService {
  readonly #deps: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#deps = dependencies;
  }

  /** Events of the last 90 days, newest first. */
  list(accountId: string): Promise<SecurityEvent[]> {
    const { db, clock } = this.#deps;
    return listSecurityEvents(db, { accountId, since: nowInSeconds(clock) - securityEventLife });
  }

  /**
   * Logs an event in the transaction of the change.
   * @throws {ProblemError} `unauthorized` for an account that was deleted in the meantime: its log must stay empty
   */
  async record(event: Omit<NewSecurityEvent, 'at'>, trx: Kysely<Database>): Promise<void> {
    await keepAccount(trx, event.accountId);
    await createSecurityEvent(trx, { ...event, at: nowInSeconds(this.#deps.clock) });
  }

  /**
   * Logs an attempt that was refused. Anyone can attempt it, so an account gets at most one entry of a kind per hour:
   * more would push its owner's actions out of the list.
   */
  async recordRefusal(event: Omit<NewSecurityEvent, 'at'>): Promise<void> {
    const { db, clock } = this.#deps;
    const at = nowInSeconds(clock);
    const { accountId, kind } = event;
    if (await hasSecurityEvent(db, { accountId, kind, since: at - refusalPause })) return;
    await createSecurityEvent(db, { ...event, at });
  }

  /** Mails an event to its account, in the transaction of the change: both happen, or neither does. */
  async mail({ accountId, kind, client, passkeys = [] }: MailedEvent, trx: Kysely<Database>): Promise<void> {
    const { clock, mailer, publicUrl } = this.#deps;
    const { email } = await getAccount(trx, accountId);
    const at = nowInSeconds(clock);
    await mailer.send(securityMail({ to: email, kind, client, passkeys, at, publicUrl }), trx);
  }
}
