/** The table of `0017-cycle-reminders`. Times are epoch seconds. */
export interface ReminderTables {
  cycle_reminders: CycleReminderRow;
}

export interface CycleReminderRow {
  account_id: string;
  cycle_id: number;
  created_at: number;
  /** Null until the mail has been queued. */
  sent_at: number | null;
  /** SHA-256 of the token in the mail's link, in hexadecimal; null until it was sent. */
  token_hash: string | null;
}
