/** PostgreSQL error codes (appendix A) after which a connection is useless, but a new one may work. */
const lostCodes = new Set([
  // read_only_sql_transaction: after a failover the server is a replica.
  '25006',
  // idle_in_transaction_session_timeout, transaction_timeout
  '25P03',
  '25P04',
]);

/** Connection exceptions of PostgreSQL and of poolers: the server is being shut down, or was restarted. */
const lostClasses = /^(08|57P)/;

/** Client errors without a code: a server that did not respond in time may still respond to the previous statement. */
const lostMessages = /^Query read timeout/;

/** Whether a failure means that its connection must not be used again. */
export const isConnectionLost = (failure: Error & { code?: unknown }): boolean =>
  typeof failure.code === 'string'
    ? lostCodes.has(failure.code) || lostClasses.test(failure.code)
    : lostMessages.test(failure.message);

/** Codes of the network (errno) and of PostgreSQL (appendix A) after which a retry may succeed. */
const unavailableCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'EADDRNOTAVAIL',
  'ENOTFOUND',
  'EAI_AGAIN',
  // query_canceled, by a time limit of the server
  '57014',
  // lock_not_available, by a time limit of the server
  '55P03',
]);

/**
 * Transactions that were rolled back without an effect (40: serialization failures, deadlocks), exhausted resources (53: disk,
 * memory, connections) and errors of the system below PostgreSQL (58).
 */
const unavailableClasses = /^(40|53|58)/;

/** Messages of the client and its pool without a code. */
const unavailableMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client (has encountered a connection error|was closed)|Cannot use a pool after calling end|driver has already been destroyed)/;

/** Whether a failure means that the database is temporarily unusable, not that a statement is wrong. */
export const isUnavailable = (failure: Error & { code?: unknown }): boolean =>
  isConnectionLost(failure) ||
  (typeof failure.code === 'string'
    ? unavailableCodes.has(failure.code) ||
      (/^\w{5}$/.test(failure.code) && unavailableClasses.test(failure.code))
    : unavailableMessages.test(failure.message));
