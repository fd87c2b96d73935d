import type { Generated } from 'kysely';

export interface MailQueueTables {
  mail_queue: QueuedMailRow;
}

/** Times are epoch seconds. */
export interface QueuedMailRow {
  id: string;
  recipient: string;
  subject: string;
  text: string;
  created_at: number;
  /** When somebody may try it next; whoever tries moves it ahead first, so that nobody else does. */
  due_at: number;
  attempts: Generated<number>;
  last_failure: string | null;
  given_up_at: number | null;
}
