import { isConnectionLost } from './is-connection-lost.ts';

/** Codes of the network (errno) and of PostgreSQL (appendix A) after which a retry may succeed. */
const codes = new Set([
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
const classes = /^(40|53|58)/;

/** Messages of the client and its pool without a code. */
const messages =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client (has encountered a connection error|was closed)|Cannot use a pool after calling end|driver has already been destroyed)/;

/** Whether a failure means that the database is temporarily unusable, not that a statement is wrong. */
export const isUnavailable = (failure: Error & { code?: unknown }): boolean =>
  isConnectionLost(failure) ||
  (typeof failure.code === 'string'
    ? codes.has(failure.code) || (/^\w{5}$/.test(failure.code) && classes.test(failure.code))
    : messages.test(failure.message));
