import type { Database } from '../platform/database/database.ts';
import type { Mail } from './mailer.ts';

export interface SentMail extends Mail {
  id: number;
  /** Epoch seconds. */
  sent: number;
}

/** Stores an e-mail. @param now epoch seconds */
export async function createMail(
  db: Database,
  { to, subject, text, code }: Mail,
  now: number,
): Promise<void> {
  await db
    .insertInto('mails')
    .values({ recipient: to, subject, text, code: code === null ? null : String(code), created_at: now })
    .execute();
}

/** Lists e-mails, newest first. */
export async function listMails(db: Database, limit: number): Promise<SentMail[]> {
  const rows = await db
    .selectFrom('mails')
    .select(['id', 'recipient as to', 'subject', 'text', 'code', 'created_at as sent'])
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ code, ...mail }) => ({ ...mail, code: code === null ? null : Number(code) }));
}

/** Removes e-mails that were stored before `before`, in epoch seconds. */
export async function removeOldMails(db: Database, before: number): Promise<void> {
  await db.deleteFrom('mails').where('created_at', '<', before).execute();
}
