/** Minimum and maximum budget, in milliseconds, of a slice of work in idle time. */
const [minSlice, maxSlice] = [6, 20];

/** Milliseconds to wait for idle time, and the budget of a slice that is then granted without idle time. */
const [maxIdleWait, besideFrame] = [20, 16];

/** Milliseconds between slices after the browser has reported no idle time for `maxIdleWait`. */
const busyWait = 3;

/** Every third slice goes to work that is not urgent, because it would otherwise wait for all urgent work. */
const backgroundInterval = 3;

interface Waiting {
  isUrgent: boolean;
  start: (budget: number) => void;
}

/**
 * Grants slices of idle time one after another, so that several jobs never add up to a long task. If drawing takes all the time, the
 * browser reports no idle time, and one slice follows every frame. No slice is granted before `open`.
 */
export class IdleScheduler {
  #waiting: Waiting[] = [];
  #idleHandle: number | null = null;
  #frame: number | null = null;
  #afterFrame: ReturnType<typeof setTimeout> | undefined;
  #timer: ReturnType<typeof setTimeout> | null = null;
  /** Milliseconds until a slice is granted without idle time. */
  #patience = maxIdleWait;
  #grantedAt = 0;
  #granted = 0;
  #isOpen = false;
  #isClosed = false;

  /**
   * Waits for the next slice.
   * @param isUrgent urgent work gets two of three slices
   * @returns budget in milliseconds; 0 after `close`
   */
  nextSlice(isUrgent: boolean): Promise<number> {
    if (this.#isClosed) return Promise.resolve(0);
    return new Promise((resolve) => {
      this.#waiting.push({ isUrgent, start: resolve });
      this.#schedule();
    });
  }

  /** Starts to grant slices. */
  open(): void {
    this.#isOpen = true;
    if (this.#waiting.length > 0) this.#schedule();
  }

  /** Resolves all waiting calls with a budget of 0. */
  close(): void {
    this.#isClosed = true;
    if (this.#idleHandle !== null) idleTime.cancel(this.#idleHandle);
    if (this.#frame !== null) cancelAnimationFrame(this.#frame);
    clearTimeout(this.#afterFrame);
    if (this.#timer !== null) clearTimeout(this.#timer);
    for (const { start } of this.#waiting.splice(0)) start(0);
  }

  #schedule() {
    if (!this.#isOpen) return;
    this.#idleHandle ??= idleTime.request((budget) => {
      this.#idleHandle = null;
      this.#patience = maxIdleWait;
      this.#grant(Math.min(maxSlice, Math.max(minSlice, budget)));
    });
    // Runs in the task after the frame, so that it does not make the frame longer.
    this.#frame ??= requestAnimationFrame(() => {
      this.#afterFrame = setTimeout(() => {
        this.#frame = null;
        if (performance.now() - this.#grantedAt > maxIdleWait) this.#grant(besideFrame);
        else this.#schedule();
      });
    });
    // While the graphics card lags behind, the browser always expects a frame and reports no idle time.
    this.#timer ??= setTimeout(() => {
      this.#timer = null;
      this.#patience = busyWait;
      this.#grant(besideFrame);
    }, this.#patience);
  }

  #grant(budget: number) {
    this.#granted += 1;
    const isForUrgent = this.#granted % backgroundInterval !== 0;
    const next = this.#waiting.findIndex(({ isUrgent }) => isUrgent === isForUrgent);
    const [first] = this.#waiting.splice(Math.max(0, next), 1);
    this.#grantedAt = performance.now();
    first?.start(budget);
    if (this.#waiting.length > 0) this.#schedule();
  }
}

/** `requestIdleCallback`, or a timer in browsers without it. */
const idleTime =
  'requestIdleCallback' in globalThis
    ? {
        request: (onIdle: (budget: number) => void) =>
          requestIdleCallback((deadline) => onIdle(deadline.timeRemaining())),
        cancel: (handle: number) => cancelIdleCallback(handle),
      }
    : {
        request: (onIdle: (budget: number) => void) => Number(setTimeout(() => onIdle(minSlice))),
        cancel: (handle: number) => clearTimeout(handle),
      };
