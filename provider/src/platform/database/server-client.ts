import { Client } from 'pg';
import type { ClientConfig } from 'pg';
import { isConnectionLost } from './is-connection-lost.ts';
import { nameStatement } from './name-statement.ts';

/**
 * A connection to PostgreSQL that is closed as soon as a statement shows that it is of no more use: the server went silent,
 * became read-only or is ending. The pool replaces a closed connection; it would lend an open one to the next request.
 */
export class ServerClient extends Client {
  readonly #answerMs: number;
  /** Why the connection was closed. A `rollback` that follows fails with it, so that it is what the log shows. */
  #reason: Error | undefined;

  /**
   * @param config `query_timeout` is kept by this class: with the one of the library, or with its promises, no collection of young
   *   objects frees a statement, its parameters and its answer (docs/measurements.md)
   */
  constructor({ query_timeout: answerMs = 0, ...config }: ClientConfig = {}) {
    super(config);
    this.#answerMs = answerMs;
  }

  // Kysely uses one of the overloads: text and values. The answer is what the overload that was called returns.
  override query: Client['query'] = (...call: unknown[]) => {
    // A rejection is of every type.
    if (this.#reason) return Promise.reject(this.#reason) as never;
    const [statement, values] = nameStatement(call);
    // What the overload that was called returns.
    return this.#ask(statement, values) as never;
  };

  /** @throws {Error} where the server does not answer in time */
  async #ask(...statement: unknown[]): Promise<unknown> {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const refuse = () => reject(new Error('Query read timeout'));
    const timer = this.#answerMs > 0 && setTimeout(refuse, this.#answerMs);
    const settle = (failure: Error | null, answer: unknown) => (failure ? reject(failure) : resolve(answer));
    Reflect.apply(super.query, this, [...statement, settle]);
    try {
      return await promise;
    } catch (failure) {
      // pg rejects with errors only.
      return await this.#fail(failure as Error);
    } finally {
      if (timer) clearTimeout(timer);
    }
  }

  async #fail(failure: Error): Promise<never> {
    // It begins at the socket; what is awaited leads back to the statement.
    Error.captureStackTrace(failure);
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
