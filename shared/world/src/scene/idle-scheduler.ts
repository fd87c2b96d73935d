/** Milliseconds to wait for idle time, which a browser never reports while the graphics card lags behind. */
const maxIdleWait = 20;

/** Grants slices of idle time one after another, so that several jobs never add up to a long task. Grants none before `open`. */
export class IdleScheduler {
  readonly #waitingCalls: ((isGranted: boolean) => void)[] = [];
  #state: 'waiting' | 'open' | 'closed' = 'waiting';
  #isScheduled = false;

  /** Waits for the next slice. @returns false after `close` */
  waitForSlice(): Promise<boolean> {
    if (this.#state === 'closed') return Promise.resolve(false);
    return new Promise((resolve) => {
      this.#waitingCalls.push(resolve);
      this.#schedule();
    });
  }

  /** Starts to grant slices. Does nothing after `close`. */
  open(): void {
    if (this.#state === 'waiting') this.#state = 'open';
    this.#schedule();
  }

  /** Resolves all waiting calls with false. */
  close(): void {
    this.#state = 'closed';
    for (const resolve of this.#waitingCalls.splice(0)) resolve(false);
  }

  #schedule() {
    if (this.#state !== 'open' || this.#isScheduled || this.#waitingCalls.length === 0) return;
    this.#isScheduled = true;
    requestIdleTask(() => {
      this.#isScheduled = false;
      this.#waitingCalls.shift()?.(true);
      this.#schedule();
    });
  }
}

/** `requestIdleCallback`, or a timer in browsers without it. */
const requestIdleTask = (task: () => void) =>
  'requestIdleCallback' in globalThis
    ? requestIdleCallback(task, { timeout: maxIdleWait })
    : setTimeout(task, maxIdleWait);
