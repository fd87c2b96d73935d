/** Time limits of a connection, in milliseconds; 0 is none. */
export interface ConnectionLimits {
  /** Of one statement, enforced by the server. */
  statement: number;
  /** Of one statement, enforced by this process. It is longer, so that it ends only what a silent server does not. */
  answer: number;
  /** Of a wait for a lock. */
  lock: number;
  /** Of a transaction without a statement, such as that of a process that was paused in the middle of a sale. */
  idleInTransaction: number;
}

/** For requests, whose clients give up after ten seconds as well. */
export const requestLimits: ConnectionLimits = {
  statement: 8_000,
  answer: 10_000,
  lock: 5_000,
  idleInTransaction: 10_000,
};

/** For background jobs, which count and delete many rows. */
export const jobLimits: ConnectionLimits = { ...requestLimits, statement: 60_000, answer: 65_000 };

/** For commands and migrations, which may take as long as they need while they let others pass. */
export const commandLimits: ConnectionLimits = {
  statement: 0,
  answer: 0,
  lock: 60_000,
  idleInTransaction: 600_000,
};
