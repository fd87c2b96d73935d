/** PostgreSQL error codes (appendix A) after which a connection is useless, but a new one may work. */
const codes = new Set([
  // read_only_sql_transaction: after a failover the server is a replica.
  '25006',
  // idle_in_transaction_session_timeout, transaction_timeout
  '25P03',
  '25P04',
]);

/** Connection exceptions of PostgreSQL and of poolers: the server is being shut down, or was restarted. */
const classes = /^(08|57P)/;

/** Client errors without a code: a server that did not respond in time may still respond to the previous statement. */
const messages = /^Query read timeout/;

/** Whether a failure means that its connection must not be used again. */
export const isConnectionLost = (failure: Error & { code?: unknown }): boolean =>
  typeof failure.code === 'string'
    ? codes.has(failure.code) || classes.test(failure.code)
    : messages.test(failure.message);
