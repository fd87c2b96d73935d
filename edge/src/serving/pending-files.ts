/** Milliseconds for which a request waits at most. */
const maxWaitMs = 300_000;

/**
 * Files of live releases that are not there yet: requests for them wait until their maker has ended. Without it, a page that was opened
 * in this time would lack them until it is reloaded.
 */
export class PendingFiles {
  readonly #paths = new Set<string>();
  readonly #ended = Promise.withResolvers<'ended'>();

  /** @param paths of URLs */
  expect(paths: readonly string[]): void {
    for (const path of paths) this.#paths.add(path);
  }

  isExpected(path: string): boolean {
    return this.#paths.has(path);
  }

  /** All files are there, or will not come: requests that wait are answered. */
  end(): void {
    this.#ended.resolve('ended');
  }

  /** Resolves when the files are there, or when a request has waited long enough. */
  async whenEnded(waitMs = maxWaitMs): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<'waited'>();
    const timer = setTimeout(() => resolve('waited'), waitMs);
    await Promise.race([this.#ended.promise, promise]);
    clearTimeout(timer);
  }
}
