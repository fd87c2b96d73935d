const signals = ['SIGINT', 'SIGTERM'] as const;

/**
 * Closes the resources that a bench has opened, in reverse order, at the end of the bench, on Ctrl-C, and when its time is over.
 */
export class BoundedRun {
  readonly #closers: (() => Promise<unknown>)[] = [];
  readonly #stop: PromiseWithResolvers<never> = Promise.withResolvers();
  #isOver = false;

  /** Never resolves; rejects when the run has to stop. */
  get stopped(): Promise<never> {
    return this.#stop.promise;
  }

  /** Calls `close` at the end, or immediately if the run is over. */
  async closeAtEnd(close: () => Promise<unknown>): Promise<void> {
    if (this.#isOver) await close();
    else this.#closers.push(close);
  }

  /** Must be called again after a browser has opened, because Playwright would end this process on a signal before its servers end. */
  takeSignals(): void {
    for (const signal of signals)
      process
        .removeAllListeners(signal)
        .once(signal, () => this.#stop.reject(new Error(`Stopped by ${signal}.`)));
  }

  stopAfter(minutes: number): void {
    const stop = () => this.#stop.reject(new Error(`Stopped after ${minutes} minutes.`));
    setTimeout(stop, minutes * 60_000).unref();
  }

  async closeAll(): Promise<void> {
    this.#isOver = true;
    for (const close of this.#closers.splice(0).toReversed())
      await close().catch((error: unknown) => console.error(error));
  }
}

/** Runs a bench for a limited time, and closes everything that it has opened. Ends this process after an interruption. */
export async function runBounded(minutes: number, bench: (run: BoundedRun) => Promise<void>): Promise<void> {
  const run = new BoundedRun();
  run.takeSignals();
  run.stopAfter(minutes);
  const running = bench(run);
  try {
    await Promise.race([running, run.stopped]);
    await run.closeAll();
  } catch (error) {
    console.error(error);
    await run.closeAll();
    // `closeAtEnd` closes a server that was starting as soon as it has started.
    await running.catch(() => undefined);
    process.exit(1);
  }
}
