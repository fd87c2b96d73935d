import { UnavailableError } from './call-api.ts';

/** Seconds until each repetition of a failed read, unless the API reports them. After the last one the person has to press Retry. */
const pauses = [4, 15, 60] as const;

/** Repeats a read that failed for a transient reason: the API was unreachable, too slow or too busy. */
export class RetryTimer {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;

  /** @returns whether the read will be repeated. The delay is random, so that pages that failed together do not retry together. */
  start(error: unknown, read: () => void): boolean {
    const pause = pauses[this.#failures];
    if (pause === undefined || !isTransient(error)) return false;
    this.#failures += 1;
    const retryAfter = error instanceof UnavailableError ? error.retryAfter : undefined;
    this.#timer = setTimeout(read, (retryAfter ?? pause) * (1 + Math.random() / 2) * 1_000);
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
