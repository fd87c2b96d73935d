/** Time limits of a connection, in milliseconds; 0 for no limit. */
export interface ConnectionLimits {
  /** Limit of one statement, enforced by the server. */
  statement: number;
  /** Limit of one statement, enforced by this process. Longer, because it is only needed for an unresponsive server. */
  answer: number;
  /** Limit of a wait for a lock. */
  lock: number;
  /** Limit of a transaction without a statement, such as one whose process was paused in the middle of a sale. */
  idleInTransaction: number;
}

/** Limits of requests, whose clients also give up after ten seconds. */
export const requestLimits: ConnectionLimits = {
  statement: 8_000,
  answer: 10_000,
  lock: 5_000,
  idleInTransaction: 10_000,
};

/** Limits of background jobs, which count and delete many rows. */
export const jobLimits: ConnectionLimits = { ...requestLimits, statement: 60_000, answer: 65_000 };

/** Limits of commands and migrations, which may take as long as they need, but must not block others. */
export const commandLimits: ConnectionLimits = {
  statement: 0,
  answer: 0,
  lock: 60_000,
  idleInTransaction: 600_000,
};
