/** Codes of the network (errno) and of PostgreSQL (appendix A) after which a retry may succeed. */
const codes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  // serialization_failure, deadlock_detected: the transaction has no effect.
  '40001',
  '40P01',
  // too_many_connections
  '53300',
  // query_canceled, by a time limit of the server
  '57014',
  // admin_shutdown, crash_shutdown, cannot_connect_now
  '57P01',
  '57P02',
  '57P03',
]);

/** What the client and its pool say without a code. */
const messages = /^(Connection terminated|timeout exceeded when trying to connect|timeout expired)/;

/** Whether a failure means that the database cannot be used right now, not that a statement is wrong. */
export const isUnavailable = (failure: Error & { code?: unknown }): boolean =>
  typeof failure.code === 'string' ? codes.has(failure.code) : messages.test(failure.message);
