import { UnavailableError } from './call-api.ts';

/** Delays in seconds before each retry of a failed read, unless the API reports one. After the last retry, the person has to press Retry. */
const retryDelays = [4, 15, 60] as const;

/** Retries a read that failed for a transient reason: the API was unreachable, too slow or too busy. */
export class RetryTimer {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;

  /** Schedules a retry, with a random delay, so that pages that failed together do not retry together. @returns whether there will be one */
  start(error: unknown, read: () => void): boolean {
    const delay = retryDelays[this.#failures];
    if (delay === undefined || !isTransient(error)) return false;
    this.#failures += 1;
    const retryAfter = error instanceof UnavailableError ? error.retryAfter : undefined;
    this.#timer = setTimeout(read, (retryAfter ?? delay) * (1 + Math.random() / 2) * 1_000);
    return true;
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  reset(): void {
    this.stop();
    this.#failures = 0;
  }
}

const isTransient = (error: unknown): boolean =>
  error instanceof UnavailableError ||
  error instanceof TypeError ||
  (error instanceof DOMException && error.name === 'TimeoutError');
