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
  /** When a process may claim it next. Claiming moves it into the future, so that no other process sends it. */
  due_at: number;
  /** Lower values are sent first. */
  priority: Generated<number>;
  attempts: Generated<number>;
  last_failure: string | null;
  given_up_at: number | null;
}
