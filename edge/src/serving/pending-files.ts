import { setTimeout as wait } from 'node:timers/promises';

/** Maximum milliseconds for which a request waits. */
const maxWaitMs = 300_000;

/** Files of live releases that do not exist yet. Requests wait for them, because an opened page would not ask again. */
export class PendingFiles {
  readonly #paths = new Set<string>();
  readonly #ended = Promise.withResolvers<void>();

  /** @param paths URL paths of the files */
  expect(paths: readonly string[]): void {
    for (const path of paths) this.#paths.add(path);
  }

  isExpected(path: string): boolean {
    return this.#paths.has(path);
  }

  /** Called when all files exist or will not come. Answers the waiting requests. */
  end(): void {
    this.#ended.resolve();
  }

  /** Resolves when the files exist, or when a request has waited long enough. */
  async waitUntilEnded(waitMs = maxWaitMs): Promise<void> {
    await Promise.race([this.#ended.promise, wait(waitMs, null, { ref: false })]);
  }
}
