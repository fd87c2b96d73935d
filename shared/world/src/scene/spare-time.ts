/** Milliseconds that a piece of work may take between two frames: at least, and at most. */
const [least, most] = [6, 20];

/** Milliseconds for which work waits for a pause between two frames; then it is done beside a frame, and may take so long. */
const [longestWait, besideFrame] = [20, 16];

/** Milliseconds from one piece of work to the next where the browser has told of no pause for so long. */
const busyWait = 3;

/** One piece of so many is for work that is not urgent: otherwise it would not begin before all else has ended. */
const othersTurn = 3;

interface Waiting {
  isUrgent: boolean;
  begin: (available: number) => void;
}

/**
 * Hands out the time that frames leave, one piece after the other, so that several jobs never make one long task. Where
 * drawing takes all the time, the browser has no pauses: each frame is then followed by one piece of work. Nothing is handed
 * out before `open`.
 */
export class SpareTime {
  #waiting: Waiting[] = [];
  #idle: number | null = null;
  #frame: number | null = null;
  #timer: ReturnType<typeof setTimeout> | null = null;
  /** Milliseconds until work is done though the browser has told of no pause. */
  #patience = longestWait;
  #handedOutAt = 0;
  #handedOut = 0;
  #isOpen = false;
  #isClosed = false;

  /**
   * Waits for time for a piece of work.
   * @param isUrgent whether it goes before work that is not, most of the time
   * @returns milliseconds that it may take; 0 after `close`
   */
  next(isUrgent: boolean): Promise<number> {
    if (this.#isClosed) return Promise.resolve(0);
    return new Promise((resolve) => {
      this.#waiting.push({ isUrgent, begin: resolve });
      this.#schedule();
    });
  }

  /** Begins to hand out. */
  open(): void {
    this.#isOpen = true;
    if (this.#waiting.length > 0) this.#schedule();
  }

  /** Ends all waiting. */
  close(): void {
    this.#isClosed = true;
    if (this.#idle !== null) idleTime.cancel(this.#idle);
    if (this.#frame !== null) cancelAnimationFrame(this.#frame);
    if (this.#timer !== null) clearTimeout(this.#timer);
    for (const { begin } of this.#waiting.splice(0)) begin(0);
  }

  #schedule() {
    if (!this.#isOpen) return;
    this.#idle ??= idleTime.request((available) => {
      this.#idle = null;
      this.#patience = longestWait;
      this.#handOut(Math.min(most, Math.max(least, available)));
    });
    this.#frame ??= requestAnimationFrame(() => {
      this.#frame = null;
      if (performance.now() - this.#handedOutAt > longestWait) this.#handOut(besideFrame);
      else this.#schedule();
    });
    // While the graphics card is behind, the browser expects a frame all the time, and tells of no pause.
    this.#timer ??= setTimeout(() => {
      this.#timer = null;
      this.#patience = busyWait;
      this.#handOut(besideFrame);
    }, this.#patience);
  }

  #handOut(available: number) {
    this.#handedOut += 1;
    const isForUrgent = this.#handedOut % othersTurn !== 0;
    const next = this.#waiting.findIndex(({ isUrgent }) => isUrgent === isForUrgent);
    const [first] = this.#waiting.splice(Math.max(0, next), 1);
    this.#handedOutAt = performance.now();
    first?.begin(available);
    if (this.#waiting.length > 0) this.#schedule();
  }
}

/** Pauses between frames. Where the browser does not tell of them, one begins when nothing else is to be done. */
const idleTime =
  'requestIdleCallback' in globalThis
    ? {
        request: (onIdle: (available: number) => void) =>
          requestIdleCallback((deadline) => onIdle(deadline.timeRemaining())),
        cancel: (handle: number) => cancelIdleCallback(handle),
      }
    : {
        request: (onIdle: (available: number) => void) => Number(setTimeout(() => onIdle(least))),
        cancel: (handle: number) => clearTimeout(handle),
      };
