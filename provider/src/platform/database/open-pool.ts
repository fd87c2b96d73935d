import { Kysely, PostgresDialect } from 'kysely';
import { Pool, types, Client } from 'pg';
import { isConnectionLost } from './is-unavailable.ts';
import type { Database, Tables } from './database.ts';
import { createStatementLog } from './trace-statement.ts';

/** Time limits of a connection, in milliseconds; 0 for no limit. */
export interface ConnectionLimits {
  /** Limit of one statement, enforced by the server. */
  statement: number;
  /** Limit of one statement, enforced by this process. Longer, because it is needed only for an unresponsive server. */
  response: number;
  /** Maximum wait for a lock. */
  lock: number;
  /** Limit of a transaction without a running statement, for example because its process was paused during a sale. */
  idleInTransaction: number;
}

/** Limits of requests, whose clients also give up after ten seconds. */
export const requestLimits: ConnectionLimits = {
  statement: 8_000,
  response: 10_000,
  lock: 5_000,
  idleInTransaction: 10_000,
};

/** Limits of background jobs, which count and delete many rows. */
export const jobLimits: ConnectionLimits = { ...requestLimits, statement: 60_000, response: 65_000 };

/** Limits of commands and migrations, which may take any time, but must not block others. */
export const commandLimits: ConnectionLimits = {
  statement: 0,
  response: 0,
  lock: 60_000,
  idleInTransaction: 600_000,
};

/** Maximum age of a connection in seconds, so that all connections eventually use a new address of the server. */
const maxLifetimeSeconds = 1_800;

const pools = new WeakMap<object, Pool>();

/** Counts the connections of a database, and the requests that wait for one. @returns null for the embedded database */
export function readPoolUse(db: object) {
  const pool = pools.get(db);
  if (!pool) return null;
  const { totalCount, idleCount, waitingCount } = pool;
  return { busy: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
}

/** Opens a pool of at most `max` connections to PostgreSQL, which are opened on demand. */
export function openPool(
  connectionString: string,
  { max, limits }: { max: number; limits: ConnectionLimits },
): Database {
  const pool = new Pool({
    connectionString,
    max,
    maxLifetimeSeconds,
    types: { getTypeParser },
    Client: ServerClient,
    // If a server does not respond, or the pool is exhausted, the request fails after this time and can be repeated.
    connectionTimeoutMillis: 10_000,
    ...(limits.response > 0 && { query_timeout: limits.response }),
    verify: (client, done) =>
      client.query(composeLimitStatement(limits), (failure) => done(failure ?? undefined)),
    // Detects a connection whose server has disappeared silently.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  });
  // The pool replaces an idle connection that breaks. Without a listener, its error event would end the process.
  pool.on('error', () => undefined);
  // The same applies to a connection that breaks in use; its statement rejects.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), ...createStatementLog() });
  pools.set(db, pool);
  return db;
}

/** Composes the statement that sets the limits, because a connection pooler rejects a connection with an unknown parameter. */
const composeLimitStatement = ({ statement, lock, idleInTransaction }: ConnectionLimits): string =>
  `set statement_timeout = ${statement}; set lock_timeout = ${lock}; set idle_in_transaction_session_timeout = ${idleInTransaction}`;

/** Returns int8 as numbers: ids, counts and instants are far below 2^53, but pg would return them as text. */
const getTypeParser: typeof types.getTypeParser = (oid: number, format?: 'text' | 'binary'): unknown =>
  oid === types.builtins.INT8 && format !== 'binary' ? Number : types.getTypeParser(oid, format);

/**
 * A connection to PostgreSQL that closes itself as soon as a statement shows that it is useless: the server does not respond,
 * became read-only or is shutting down. The pool replaces a closed connection, but would reuse an open one.
 */
class ServerClient extends Client {
  /** Why the connection was closed. A later `rollback` fails with this error, so the log shows it. */
  #closeReason: Error | undefined;

  // Kysely uses the overload with text and values.
  override query: Client['query'] = (...call: unknown[]) => {
    // Cast: a rejection has every type.
    if (this.#closeReason) return Promise.reject(this.#closeReason) as never;
    const result: unknown = Reflect.apply(super.query, this, nameStatement(call));
    // Cast: the return type depends on the called overload.
    return (
      result instanceof Promise ? result.catch((failure: Error) => this.#fail(failure)) : result
    ) as never;
  };

  async #fail(failure: Error): Promise<never> {
    if (isConnectionLost(failure)) {
      this.#closeReason = failure;
      await this.#close();
    }
    throw failure;
  }

  /** Resolves once the connection is closed and the pool has noticed. */
  async #close(): Promise<void> {
    const { stream } = this.connection;
    if (stream.closed) return;
    const closed = new Promise((resolve) => stream.once('close', resolve));
    stream.destroy();
    await closed;
  }
}

/**
 * Names a statement that starts with a comment such as `-- name: add_locks`: PostgreSQL then caches its plan, because planning a
 * long statement takes as long as executing it. Name only statements whose plan does not depend on the size of the tables.
 */
function nameStatement([text, values, ...otherArguments]: unknown[]): unknown[] {
  const [, name] = typeof text === 'string' ? (/^-- name: (\w+)\n/.exec(text) ?? []) : [];
  return name === undefined ? [text, values, ...otherArguments] : [{ name, text, values }, ...otherArguments];
}
