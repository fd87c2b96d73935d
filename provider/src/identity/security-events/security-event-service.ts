import { isSecurityChange } from '@emberclutch/contract/identity/security-event.ts';
import type { SecurityEvent, SecurityEventKind } from '@emberclutch/contract/identity/security-event.ts';
import { joinParagraphs } from '../../mail/mail-texts.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { countAttempt } from '../../platform/attempts/attempt-repository.ts';
import type { Database } from '../../platform/database/database.ts';
import type { ServiceContext } from '../../platform/module-context.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { hashSecret } from '../../platform/secret.ts';
import { getAccount, lockAccountAgainstDeletion } from '../account-repository.ts';
import { describeRequest } from '../request-client.ts';
import { createSecurityEvent, findEventTime, listSecurityEvents } from './security-event-repository.ts';
import type { NewSecurityEvent } from './security-event-repository.ts';

interface Dependencies extends ServiceContext {
  mailer: Mailer;
  publicUrl: string;
}

/** Seconds for which an event is stored. */
export const securityEventLifetime = 90 * 86_400;

/** Seconds in which the log gets at most one renamed and one rejected passkey of an account. */
const collapsedSeconds = 3_600;

/** Maximum number of changes of one kind per account and day. The log can thus list all of them, and none pushes another out. */
const maxChangesPerDay = 20;

const day = 86_400;

const describeRemovedPasskeys = (passkeys: string) =>
  passkeys && `, and these passkeys were removed: ${passkeys}`;

/**
 * The texts of the events that are mailed, because they change a way to sign in or export data. A change to the address has its
 * own e-mails.
 */
const texts = {
  passkey_added: (passkeys) => ({
    subject: 'A passkey was added to your account',
    text: `A passkey, ${passkeys}, can sign in to your account from now on.`,
  }),
  passkey_removed: (passkeys) => ({
    subject: 'A passkey was removed from your account',
    text: `This can no longer sign in to your account: ${passkeys}.`,
  }),
  reset: (passkeys) => ({
    subject: 'Your account was taken back',
    text: `Your account was taken back by a code from your e-mail: every other place was signed out${describeRemovedPasskeys(passkeys)}.`,
  }),
  data_exported: () => ({
    subject: 'Your data was downloaded',
    text: 'A copy of everything that is stored about your account was downloaded.',
  }),
  account_secured: (passkeys) => ({
    subject: 'Every session of your account was ended',
    text: `"That wasn't me" was pressed in your security diary: every session was ended${describeRemovedPasskeys(passkeys)}.`,
  }),
} satisfies Partial<Record<SecurityEventKind, (passkeys: string) => { subject: string; text: string }>>;

interface MailedEvent extends Pick<NewSecurityEvent, 'accountId' | 'client'> {
  kind: keyof typeof texts;
  /** The passkeys that were added or removed; null for one without a name. */
  passkeys?: (string | null)[];
}

/** The security log of accounts. A change to a way to sign in is also mailed to its account. */
export class SecurityEventService {
  readonly #deps: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#deps = dependencies;
  }

  /** Lists the events of the last 90 days, newest first. */
  list(accountId: string): Promise<SecurityEvent[]> {
    const { db, clock } = this.#deps;
    return listSecurityEvents(db, { accountId, since: clock.nowInSeconds() - securityEventLifetime });
  }

  /**
   * Logs an event in the transaction of the change. If several passkeys are renamed within an hour, logs only the first.
   * @returns when it happened, in epoch seconds
   * @throws {ProblemError} `unauthorized` for an account that was deleted in the meantime, because its log must stay empty;
   * `too_many_requests` with Retry-After for the 21st change of a kind in a day
   */
  async record(event: Omit<NewSecurityEvent, 'at'>, trx: Database): Promise<number> {
    const at = this.#deps.clock.nowInSeconds();
    const { accountId, kind } = event;
    await lockAccountAgainstDeletion(trx, accountId);
    if (isSecurityChange(kind)) {
      const oldest = await findEventTime(trx, { accountId, kind, skippedCount: maxChangesPerDay - 1 });
      if (oldest !== undefined && oldest > at - day) throw createTooManyChangesError(oldest + day - at);
    } else if (kind === 'passkey_renamed') {
      const latest = await findEventTime(trx, { accountId, kind, skippedCount: 0 });
      if (latest !== undefined && latest > at - collapsedSeconds) return at;
    }
    await createSecurityEvent(trx, { ...event, at });
    return at;
  }

  /**
   * Logs a rejected attempt. Anyone can attempt it, so an account gets at most one entry per hour.
   * @param event without an account for an attempt on a decoy, which then takes as long as one on a passkey
   * @param subject id of the passkey or decoy of the attempt
   */
  async recordRejection(
    event: Omit<NewSecurityEvent, 'at' | 'accountId'> & { accountId: string | null },
    subject: string,
  ): Promise<void> {
    const { db, clock } = this.#deps;
    const at = clock.nowInSeconds();
    const { accountId } = event;
    const key = `refused ${hashSecret(accountId ?? subject)}`;
    if ((await countAttempt(db, { subject: key, windowStart: at - (at % collapsedSeconds) })) > 1) return;
    if (accountId !== null) return createSecurityEvent(db, { ...event, accountId, at });
    for (const write of ['removal', 'entry'])
      await countAttempt(db, { subject: `${write} of ${key}`, windowStart: 0 });
  }

  /**
   * Mails an event to its account, in the transaction of the change, so that either both happen or neither does. The mail contains
   * no code, and its links change nothing.
   */
  async mail({ accountId, kind, client, passkeys = [] }: MailedEvent, trx: Database): Promise<void> {
    const { clock, mailer, publicUrl } = this.#deps;
    const { email } = await getAccount(trx, accountId);
    const { subject, text } = texts[kind](passkeys.map((name) => name ?? 'a passkey').join(', '));
    const paragraphs = [
      'Hello keeper,',
      `${text} It happened ${describeRequest(client, clock.nowInSeconds())}.`,
      'If it was you, there is nothing left to do.',
      `If it was not you, sign in, open ${publicUrl}/profile?tab=security and press "That wasn't me" beside it. If you cannot sign in any more, take your account back at ${publicUrl}/reset.`,
    ];
    await mailer.send({ to: email, code: null, subject, text: joinParagraphs(...paragraphs) }, trx);
  }
}

const createTooManyChangesError = (retryAfter: number) =>
  new ProblemError('too_many_requests', 'This was done very often today. Please try again tomorrow.', {
    retryAfter,
  });
