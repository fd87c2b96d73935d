import type { Mailer, Mail } from '../mail/mailer.ts';
import type { ServiceContext } from '../platform/module-context.ts';
import { ProblemError } from '../platform/http/problem-error.ts';
import { hashSecret, generateSecret } from '../platform/secret.ts';
import { formatUtc } from './format-utc.ts';
import {
  addReminder,
  claimReminder,
  listDueReminders,
  listReminders,
  removeReminder,
  unsubscribe,
} from './reminder-repository.ts';
import type { DueReminder } from './reminder-repository.ts';
import { formatSeasonTitle } from './format-season-title.ts';

/** Seconds before the opening of a cycle at which its reminder is sent. */
const leadSeconds = 15 * 60;

/** Maximum number of reminders that are read at once. */
const batchSize = 100;

interface Dependencies extends ServiceContext {
  mailer: Mailer;
  publicUrl: string;
}

/** Reminds accounts of the opening of a cycle, with one e-mail for each requested cycle. */
export class ReminderService {
  readonly #deps: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#deps = dependencies;
  }

  list(accountId: string): Promise<number[]> {
    return listReminders(this.#deps.db, accountId);
  }

  /**
   * Requests a reminder of a cycle. A repeated request changes nothing.
   * @throws {ProblemError} `not_found` for a cycle that does not exist or has already opened
   */
  async add(accountId: string, cycleId: number): Promise<void> {
    const { db, clock } = this.#deps;
    const isAdded = await addReminder(db, { accountId, cycleId, now: clock.nowInSeconds() });
    if (!isAdded) throw new ProblemError('not_found', 'No cycle with this number is going to open.');
  }

  remove(accountId: string, cycleId: number): Promise<void> {
    return removeReminder(this.#deps.db, accountId, cycleId);
  }

  /**
   * Cancels all reminders of the account to which the link with this token was sent.
   * @throws {ProblemError} `not_found` for an unknown token
   */
  async unsubscribe(token: string): Promise<void> {
    if (!(await unsubscribe(this.#deps.db, hashSecret(token))))
      throw new ProblemError('not_found', 'This link does not belong to a reminder.');
  }

  /** Sends the due reminders. Each is claimed in the transaction that stores its mail, so that it is sent once. */
  async sendDueReminders(): Promise<void> {
    const now = this.#deps.clock.nowInSeconds();
    const limits = { now, until: now + leadSeconds, limit: batchSize };
    const dueReminders = await listDueReminders(this.#deps.db, limits);
    for (const reminder of dueReminders) await this.#send(reminder, now);
    if (dueReminders.length === batchSize) await this.sendDueReminders();
  }

  async #send(reminder: DueReminder, now: number): Promise<void> {
    const token = generateSecret();
    const mail = writeReminderMail(reminder, { publicUrl: this.#deps.publicUrl, token, now });
    await this.#deps.db.transaction().execute(async (trx) => {
      const isClaimed = await claimReminder(trx, reminder, { now, tokenHash: hashSecret(token) });
      if (isClaimed) await this.#deps.mailer.send(mail, trx);
    });
  }
}

/**
 * Writes the only mail about a cycle. The link at its end opens a page with a button, so that opening the link changes nothing.
 * @param token authorizes canceling all reminders of the account
 */
function writeReminderMail(
  { email, season, seasonAge, opensAt, closesAt }: DueReminder,
  { publicUrl, token, now }: { publicUrl: string; token: string; now: number },
): Mail {
  const title = formatSeasonTitle(season, seasonAge);
  const isOpen = opensAt <= now;
  return {
    to: email,
    code: null,
    isBulk: true,
    subject: isOpen ? `A spawn cycle of ${title} is open` : `A spawn cycle of ${title} opens soon`,
    text: [
      'You wanted to be reminded, keeper.',
      isOpen
        ? `A spawn cycle of ${title} is open until ${formatUtc(closesAt)}.`
        : `A spawn cycle of ${title} opens at ${formatUtc(opensAt)} and closes at ${formatUtc(closesAt)}.`,
      `Choose your eggs at ${publicUrl}/spawn.`,
      `This mail is sent once. To cancel all reminders you may have asked for, press the button at ${publicUrl}/seasons/reminders#token=${token}.`,
    ].join('\n\n'),
  };
}
