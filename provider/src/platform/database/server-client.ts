import { Client } from 'pg';
import { isConnectionLost } from './is-connection-lost.ts';
import { nameStatement } from './name-statement.ts';

/**
 * A connection to PostgreSQL that closes itself as soon as a statement shows that it is useless: the server went silent,
 * became read-only or is ending. The pool replaces a closed connection; it would lend an open one to the next request.
 */
export class ServerClient extends Client {
  /** Why the connection was closed. A `rollback` that follows fails with this error, so the log shows it. */
  #reason: Error | undefined;

  // Kysely uses the overload with text and values.
  override query: Client['query'] = (...call: unknown[]) => {
    // A rejection is of every type.
    if (this.#reason) return Promise.reject(this.#reason) as never;
    const result: unknown = Reflect.apply(super.query, this, nameStatement(call));
    // What the overload that was called returns.
    return (
      result instanceof Promise ? result.catch((failure: Error) => this.#fail(failure)) : result
    ) as never;
  };

  async #fail(failure: Error): Promise<never> {
    if (isConnectionLost(failure)) {
      this.#reason = failure;
      await this.#close();
    }
    throw failure;
  }

  /** Resolves when the pool knows that the connection is closed. */
  async #close(): Promise<void> {
    const { stream } = this.connection;
    if (stream.closed) return;
    const isClosed = new Promise((resolve) => stream.once('close', resolve));
    stream.destroy();
    await isClosed;
  }
}
