import { randomUUID } from 'node:crypto';
import type { Database } from '../platform/database/database.ts';
import type { Mail } from './mailer.ts';

export interface QueuedMail {
  id: string;
  to: string;
  subject: string;
  text: string;
  lane: MailLane;
  /** Number of delivery attempts, including the current one. */
  attempts: number;
}

export async function queueMail(
  db: Database,
  { to, subject, text, code, isBulk = false }: Mail,
  now: number,
): Promise<void> {
  const priority = code === null ? priorities[isBulk ? 'bulk' : 'normal'] : priorities.code;
  await db
    .insertInto('mail_queue')
    .values({ id: randomUUID(), recipient: to, subject, text, created_at: now, due_at: now, priority })
    .execute();
}

/** Codes are most urgent, because a person waits for each one; ten thousand reminders may be due in the same second. */
const priorities = { code: 0, normal: 1, bulk: 2 };

/** Mails of different lanes do not wait for each other. */
export const mailLanes = ['codes', 'others'] as const;
export type MailLane = (typeof mailLanes)[number];

export const chooseLane = ({ code }: Pick<Mail, 'code'>): MailLane => (code === null ? 'others' : 'codes');

/**
 * Claims due e-mails of a lane, the most urgent first. No other process can claim them before `leaseEnd`. After that, another
 * process can, because this one may have been killed.
 */
export async function claimDueMails(
  db: Database,
  { lane, now, leaseEnd, max }: { lane: MailLane; now: number; leaseEnd: number; max: number },
): Promise<QueuedMail[]> {
  const rows = await db
    .updateTable('mail_queue')
    .set((row) => ({ due_at: leaseEnd, attempts: row('attempts', '+', 1) }))
    .where('id', 'in', (from) =>
      from
        .selectFrom('mail_queue')
        .select('id')
        .where('given_up_at', 'is', null)
        .where('due_at', '<=', now)
        .where('priority', lane === 'codes' ? '=' : '>', priorities.code)
        .orderBy('priority')
        .orderBy('due_at')
        .limit(max)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'recipient', 'subject', 'text', 'attempts'])
    .execute();
  return rows.map(({ recipient, ...mail }) => ({ ...mail, lane, to: recipient }));
}

export async function removeQueuedMail(db: Database, id: string): Promise<void> {
  await db.deleteFrom('mail_queue').where('id', '=', id).execute();
}

/** Records why an e-mail was not sent, and when it is due again, in epoch seconds. */
export async function postponeMail(
  db: Database,
  id: string,
  { dueAt, failure }: { dueAt: number; failure: string },
): Promise<void> {
  await db
    .updateTable('mail_queue')
    .set({ due_at: dueAt, last_failure: failure })
    .where('id', '=', id)
    .execute();
}

/** Marks an e-mail as given up: keeps its row with the reason, and erases subject and text, which may contain a code. */
export async function giveUpMail(
  db: Database,
  id: string,
  { now, failure }: { now: number; failure: string },
): Promise<void> {
  await db
    .updateTable('mail_queue')
    .set({ given_up_at: now, last_failure: failure, subject: '', text: '' })
    .where('id', '=', id)
    .execute();
}

/** Removes e-mails that were given up before `before`, in epoch seconds. */
export async function removeGivenUpMails(db: Database, before: number): Promise<void> {
  await db.deleteFrom('mail_queue').where('given_up_at', '<', before).execute();
}

/** Counts waiting and given-up e-mails, and reads when the oldest waiting e-mail was created. */
export async function countQueuedMails(db: Database) {
  return db
    .selectFrom('mail_queue')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('given_up_at', 'is', null).as('waiting'),
      fn.min<number | null>('created_at').filterWhere('given_up_at', 'is', null).as('oldest'),
      fn.countAll<number>().filterWhere('given_up_at', 'is not', null).as('givenUp'),
    ])
    .executeTakeFirstOrThrow();
}
